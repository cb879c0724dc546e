/** Styles of the week grid; its days are side by side if there is enough width. */
export const WEEK_GRID_STYLE = `
.wall .days{display:grid;gap:20px;margin-top:12px}
.wall legend>.long{font-weight:600}
.wall .brief,.wall .gap{display:none}
.wall .tiles{grid-template-columns:repeat(auto-fill,minmax(88px,1fr));gap:6px;margin-top:8px!important}
.wall fieldset>button{margin-top:8px}
.wall .free-of-times{display:none}
@container(width>=620px){
.wall .days{grid-auto-flow:column;grid-auto-columns:minmax(0,1fr);gap:8px;align-items:start}
.wall .free-of-times{display:block}
.wall .long{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.wall .brief{display:block;text-align:center;font-size:1.05em;font-weight:600}
.wall .brief small{display:block}
.wall .tiles{grid-template-columns:minmax(0,1fr)}
.wall .slot{height:44px;min-height:0;padding:0 4px;font-size:.94em;line-height:1.2}
.wall .mark{-webkit-line-clamp:1;word-break:break-all}
.wall .slot:has(:checked)::after{content:none}
.wall .gap{display:block;height:44px;border-radius:var(--round);background:color-mix(in srgb,var(--ink) 5%,var(--paper))}
.wall fieldset>button{width:100%;padding:8px 4px;font-size:.8em;line-height:1.25}
}`;
