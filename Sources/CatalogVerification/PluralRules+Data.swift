// The cardinal plural rules of CLDR 48 (unicode-org/cldr-json 48.0.0, supplemental/plurals.json).
// Generated: each block names languages, then one rule a line. Samples and `other` are left out.
//
// UNICODE LICENSE V3
//
// Copyright © 1991-2025 Unicode, Inc.
//
// Permission is hereby granted, free of charge, to any person obtaining a copy of data files and
// any associated documentation (the "Data Files") or software and any associated documentation
// (the "Software") to deal in the Data Files or Software without restriction, including without
// limitation the rights to use, copy, modify, merge, publish, distribute, and/or sell copies of
// the Data Files or Software, and to permit persons to whom the Data Files or Software are
// furnished to do so, provided that either (a) this copyright and permission notice appear with
// all copies of the Data Files or Software, or (b) this copyright and permission notice appear in
// associated Documentation.
//
// THE DATA FILES AND SOFTWARE ARE PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
// IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A
// PARTICULAR PURPOSE AND NONINFRINGEMENT OF THIRD PARTY RIGHTS. IN NO EVENT SHALL THE COPYRIGHT
// HOLDER OR HOLDERS INCLUDED IN THIS NOTICE BE LIABLE FOR ANY CLAIM, OR ANY SPECIAL INDIRECT OR
// CONSEQUENTIAL DAMAGES, OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS,
// WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN
// CONNECTION WITH THE USE OR PERFORMANCE OF THE DATA FILES OR SOFTWARE.
//
// Except as contained in this notice, the name of a copyright holder shall not be used in
// advertising or otherwise to promote the sale, use or other dealings in these Data Files or
// Software without prior written authorization of the copyright holder.

extension PluralRules {
  /// The version of CLDR that the rules are from.
  public static let version = "48"

  /// The rules as text: blocks apart by an empty line, each with its languages in lower case first.
  static let data = """
    af an asa az bal bem bez bg brx ce cgg chr ckb dv ee el eo eu fo fur gsw ha haw hu jgo jmc \
    ka kaj kcg kk kkj kl ks ksb ku ky lb lg mas mgo ml mn mr nah nb nd ne nn nnh no nr ny nyn om \
    or os pap ps rm rof rwk saq sd sdh seh sn so sq ss ssy st syr ta te teo tig tk tn tr ts ug \
    uz ve vo vun wae xh xog
    one: n = 1

    ak bho csw guw ln mg nso pa ti wa
    one: n = 0..1

    am as bn doi fa gu hi kn kok kok-latn pcm zu
    one: i = 0 or n = 1

    ar ars
    zero: n = 0
    one: n = 1
    two: n = 2
    few: n % 100 = 3..10
    many: n % 100 = 11..99

    ast de en et fi fy gl ia ie io lij nl sc sv sw ur yi
    one: i = 1 and v = 0

    be
    one: n % 10 = 1 and n % 100 != 11
    few: n % 10 = 2..4 and n % 100 != 12..14
    many: n % 10 = 0 or n % 10 = 5..9 or n % 100 = 11..14

    blo cv ksh
    zero: n = 0
    one: n = 1

    br
    one: n % 10 = 1 and n % 100 != 11,71,91
    two: n % 10 = 2 and n % 100 != 12,72,92
    few: n % 10 = 3..4,9 and n % 100 != 10..19,70..79,90..99
    many: n != 0 and n % 1000000 = 0

    bs hr sh sr
    one: v = 0 and i % 10 = 1 and i % 100 != 11 or f % 10 = 1 and f % 100 != 11
    few: v = 0 and i % 10 = 2..4 and i % 100 != 12..14 or f % 10 = 2..4 and f % 100 != 12..14

    ca it lld pt-pt scn vec
    one: i = 1 and v = 0
    many: e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5

    ceb fil tl
    one: v = 0 and i = 1,2,3 or v = 0 and i % 10 != 4,6,9 or v != 0 and f % 10 != 4,6,9

    cs sk
    one: i = 1 and v = 0
    few: i = 2..4 and v = 0
    many: v != 0

    cy
    zero: n = 0
    one: n = 1
    two: n = 2
    few: n = 3
    many: n = 6

    da
    one: n = 1 or t != 0 and i = 0,1

    dsb hsb
    one: v = 0 and i % 100 = 1 or f % 100 = 1
    two: v = 0 and i % 100 = 2 or f % 100 = 2
    few: v = 0 and i % 100 = 3..4 or f % 100 = 3..4

    es
    one: n = 1
    many: e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5

    ff hy kab
    one: i = 0,1

    fr
    one: i = 0,1
    many: e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5

    ga
    one: n = 1
    two: n = 2
    few: n = 3..6
    many: n = 7..10

    gd
    one: n = 1,11
    two: n = 2,12
    few: n = 3..10,13..19

    gv
    one: v = 0 and i % 10 = 1
    two: v = 0 and i % 10 = 2
    few: v = 0 and i % 100 = 0,20,40,60,80
    many: v != 0

    he
    one: i = 1 and v = 0 or i = 0 and v != 0
    two: i = 2 and v = 0

    is
    one: t = 0 and i % 10 = 1 and i % 100 != 11 or t % 10 = 1 and t % 100 != 11

    iu naq sat se sma smi smj smn sms
    one: n = 1
    two: n = 2

    kw
    zero: n = 0
    one: n = 1
    two: n % 100 = 2,22,42,62,82 or n % 1000 = 0 and n % 100000 = 1000..20000,40000,60000,80000 \
    or n != 0 and n % 1000000 = 100000
    few: n % 100 = 3,23,43,63,83
    many: n != 1 and n % 100 = 1,21,41,61,81

    lag
    zero: n = 0
    one: i = 0,1 and n != 0

    lt
    one: n % 10 = 1 and n % 100 != 11..19
    few: n % 10 = 2..9 and n % 100 != 11..19
    many: f != 0

    lv prg
    zero: n % 10 = 0 or n % 100 = 11..19 or v = 2 and f % 100 = 11..19
    one: n % 10 = 1 and n % 100 != 11 or v = 2 and f % 10 = 1 and f % 100 != 11 or v != 2 and f \
    % 10 = 1

    mk
    one: v = 0 and i % 10 = 1 and i % 100 != 11 or f % 10 = 1 and f % 100 != 11

    mo ro
    one: i = 1 and v = 0
    few: v != 0 or n = 0 or n != 1 and n % 100 = 1..19

    mt
    one: n = 1
    two: n = 2
    few: n = 0 or n % 100 = 3..10
    many: n % 100 = 11..19

    pl
    one: i = 1 and v = 0
    few: v = 0 and i % 10 = 2..4 and i % 100 != 12..14
    many: v = 0 and i != 1 and i % 10 = 0..1 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = \
    12..14

    pt
    one: i = 0..1
    many: e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5

    ru uk
    one: v = 0 and i % 10 = 1 and i % 100 != 11
    few: v = 0 and i % 10 = 2..4 and i % 100 != 12..14
    many: v = 0 and i % 10 = 0 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 11..14

    sgs
    one: n % 10 = 1 and n % 100 != 11
    two: n = 2
    few: n != 2 and n % 10 = 2..9 and n % 100 != 11..19
    many: f != 0

    shi
    one: i = 0 or n = 1
    few: n = 2..10

    si
    one: n = 0,1 or i = 0 and f = 1

    sl
    one: v = 0 and i % 100 = 1
    two: v = 0 and i % 100 = 2
    few: v = 0 and i % 100 = 3..4 or v != 0

    tzm
    one: n = 0..1 or n = 11..99

    bm bo dz hnj id ig ii ja jbo jv jw kde kea km ko lkt lo ms my nqo osa sah ses sg su th to \
    tpi und vi wo yo yue zh
    """
}
