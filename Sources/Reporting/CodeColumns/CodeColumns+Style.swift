extension CodeColumns {
    /// What a page with such sections has to have once, in a `style` element. It keeps to the reader's
    /// choice of light or dark, and puts the columns below each other where there is little room.
    public static let style = """
        .code-columns {
          --paper: #ffffff; --ink: #1d1d1f; --dim: #5f5f66; --line: #d2d2d7; --shade: #f5f5f7;
          --keyword: #9b2393; --type: #0b4f79; --string: #b3150f; --number: #1c00cf; --comment: #4d6b3c;
          background: var(--paper); color: var(--ink); font: 15px/1.45 system-ui, sans-serif;
          padding: 1px 1rem 1rem;
        }
        @media (prefers-color-scheme: dark) {
          .code-columns {
            --paper: #1c1c1e; --ink: #f2f2f4; --dim: #a9a9b1; --line: #48484d; --shade: #27272a;
            --keyword: #ff7ab2; --type: #6bdfff; --string: #ff8170; --number: #d9c97c; --comment: #93b87a;
          }
        }
        .code-columns h2 { margin: 1.2rem 0 .4rem; font-size: 1.4rem; }
        .code-columns h3 {
          margin: 1.6rem 0 .6rem; padding-top: .5rem; border-top: 1px solid var(--line); font-size: 1.05rem;
        }
        .code-columns .names + h3 { margin-top: .6rem; border-top: 0; }
        .code-columns .cell { position: relative; }
        .code-columns h4 { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
        .code-columns .names, .code-columns .row {
          display: grid; grid-template-columns: repeat(var(--columns), minmax(0, 1fr)); gap: 0 1.2rem;
        }
        .code-columns .names {
          position: sticky; top: 0; z-index: 1; padding: .5rem 0; background: var(--paper);
          border-bottom: 1px solid var(--line); font-weight: 700;
        }
        .code-columns figure { margin: 0 0 1rem; }
        .code-columns figcaption, .code-columns .mention { margin: 0 0 .35rem; overflow-wrap: anywhere; }
        .code-columns .mention { color: var(--dim); font-size: .85rem; }
        .code-columns .mention b { font-weight: 500; color: var(--ink); }
        .code-columns .place { font: 12px ui-monospace, Menlo, Consolas, monospace; color: var(--dim); }
        .code-columns figcaption .place { display: block; }
        .code-columns .note, .code-columns .remark { color: var(--dim); }
        .code-columns .remark { margin: 0 0 .35rem; font-style: italic; }
        .code-columns pre {
          margin: 0; padding: .5rem 0; background: var(--shade); border-radius: 6px; overflow-x: auto;
          font: 12.5px/1.5 ui-monospace, Menlo, Consolas, monospace; tab-size: 4;
        }
        .code-columns .line {
          --hang: calc((var(--indent, 0) + 2) * 1ch); display: block; min-height: 1.5em;
          padding: 0 .6em 0 calc(3em + var(--hang)); text-indent: calc(-1 * var(--hang));
          white-space: pre-wrap; overflow-wrap: anywhere;
        }
        .code-columns .line::before {
          counter-increment: line; content: counter(line); display: inline-block; width: 2.4em;
          margin-left: -2.4em; padding-right: .6em; text-align: right; text-indent: 0; box-sizing: border-box;
          color: var(--dim); opacity: .8; -webkit-user-select: none; user-select: none;
        }
        .code-columns .keyword, .code-columns .attribute { color: var(--keyword); }
        .code-columns .type { color: var(--type); }
        .code-columns .string { color: var(--string); }
        .code-columns .number { color: var(--number); }
        .code-columns .comment { color: var(--comment); font-style: italic; }
        @media (max-width: 900px) {
          .code-columns { padding: 1px 0 1rem; }
          .code-columns .names { display: none; }
          .code-columns .row { grid-template-columns: minmax(0, 1fr); }
          .code-columns h4 {
            position: sticky; top: 0; z-index: 1; width: auto; height: auto; clip-path: none;
            margin: .6rem 0 .4rem; padding: .3rem 0;
            background: var(--paper); border-bottom: 1px solid var(--line);
          }
        }
        """
}
