extension HTMLReport {
  /// The style of the page.
  static let style = """
    :root { color-scheme: light dark; --back: #fff; --text: #1c1e21; --soft: #5b6168; --line: #dfe3e8;
      --panel: #f6f7f9; --error: #b3261e; --warning: #8a5a00; --note: #1f5fa8;
      --c0: #c2410c; --c1: #d97706; --c2: #b59b00; --c3: #65a30d; --c4: #15803d; --track: #e6e9ed; }
    @media (prefers-color-scheme: dark) {
      :root { --back: #15171a; --text: #e7e9ec; --soft: #a2a9b1; --line: #33383e; --panel: #1e2125;
        --error: #ff8a80; --warning: #f5c063; --note: #8ab8f0;
        --c0: #f97316; --c1: #f59e0b; --c2: #d6c11a; --c3: #84cc16; --c4: #22c55e; --track: #30353b; }
    }
    * { box-sizing: border-box; }
    body { margin: 0 auto; padding: 1rem; max-width: 75rem; background: var(--back); color: var(--text);
      font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
    h1 { font-size: 1.5rem; margin: 0; }
    h2 { font-size: 1.15rem; margin: 2rem 0 .5rem; }
    summary h2 { display: inline; }
    .lead { margin: .25rem 0 1rem; color: var(--soft); }
    .cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(6.6rem, 1fr)); gap: .5rem;
      margin: 0; }
    .card { background: var(--panel); border: 1px solid var(--line); border-radius: .5rem;
      padding: .5rem .6rem; }
    .card dd { margin: 0; white-space: nowrap; font-size: 1.15rem; font-weight: 600;
      font-variant-numeric: tabular-nums; }
    .card dt { color: var(--soft); font-size: .85rem; }
    .card.error dd { color: var(--error); }
    .card.warning dd { color: var(--warning); }
    .scroll { overflow: auto; max-height: 36rem; border: 1px solid var(--line); border-radius: .5rem; }
    table { border-collapse: collapse; width: 100%; font-size: .9rem; overflow-wrap: normal; }
    th, td { padding: .3rem .6rem; text-align: start; border-bottom: 1px solid var(--line); }
    tbody tr:last-child > * { border-bottom: 0; }
    thead th { position: sticky; top: 0; background: var(--panel); z-index: 1; white-space: nowrap; }
    tbody th { font-weight: 600; }
    .n { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; }
    .heat th[scope=row] { position: sticky; left: 0; background: var(--back); white-space: nowrap; }
    .heat td { min-width: 8rem; vertical-align: top; font-variant-numeric: tabular-nums; }
    .heat td span { display: block; font-size: .8rem; text-align: end; white-space: nowrap; }
    .heat small { display: block; color: var(--soft); font-size: .75rem; line-height: 1.3;
      margin-top: .15rem; }
    .heat svg { display: block; width: 100%; height: .4rem; border-radius: .2rem; }
    .heat rect { fill: currentColor; }
    .heat rect.t { fill: var(--track); }
    .heat .c0 svg { color: var(--c0); } .heat .c1 svg { color: var(--c1); }
    .heat .c2 svg { color: var(--c2); } .heat .c3 svg { color: var(--c3); }
    .heat .c4 svg { color: var(--c4); } .heat .none { color: var(--soft); text-align: end; }
    .mark { color: var(--error); }
    .filters { display: grid; gap: .5rem; margin-bottom: 1rem; }
    fieldset { border: 1px solid var(--line); border-radius: .5rem; padding: .25rem .5rem .5rem;
      margin: 0; min-width: 0; max-height: 9rem; overflow: auto; }
    legend { color: var(--soft); font-size: .85rem; padding: 0 .25rem; }
    .chip { display: inline-flex; gap: .3rem; align-items: center; padding: .1rem .6rem .1rem .4rem;
      margin: .15rem .15rem 0 0; border: 1px solid var(--line); border-radius: 1rem; font-size: .85rem; }
    .chip:has(:checked) { background: var(--panel); border-color: var(--soft); }
    .chip input { margin: 0; }
    .g { border: 1px solid var(--line); border-inline-start: .25rem solid var(--note);
      border-radius: .5rem; margin: .5rem 0; padding: .4rem .75rem; }
    .g.error { border-inline-start-color: var(--error); }
    .g.warning { border-inline-start-color: var(--warning); }
    .g summary { cursor: pointer; }
    .g .sev { font-weight: 600; color: var(--note); }
    .g.error .sev { color: var(--error); }
    .g.warning .sev { color: var(--warning); }
    .count { color: var(--soft); }
    .why { margin: .4rem 0; color: var(--soft); font-size: .9rem; }
    .g ol { margin: .4rem 0; padding: 0; list-style: none; font-size: .9rem; }
    .f { padding: .3rem 0; border-top: 1px solid var(--line); content-visibility: auto;
      contain-intrinsic-size: auto 2rem; }
    .more { color: var(--soft); padding-inline-start: 1rem; }
    .at { color: var(--soft); font-size: .85em; }
    bdi { white-space: pre-wrap; }
    #left-alone { margin-top: 1rem; }
    footer { margin-top: 2rem; color: var(--soft); font-size: .85rem; }
    @media print { .scroll { max-height: none; overflow: visible; } .filters { display: none; } }
    """
}
