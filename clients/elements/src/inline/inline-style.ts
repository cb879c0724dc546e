/** All colours and sizes derive from five custom properties that the website may set: paper, ink, accent, font, radius. */
export const INLINE_STYLE = `
.inline{--paper:var(--bookpage-paper,light-dark(#fefdfa,#231e1a));--ink:var(--bookpage-ink,light-dark(#2a2118,#f2ede4));--accent:var(--fill,var(--ink));--on:var(--on-fill,var(--paper));--muted:color-mix(in srgb,var(--ink) 76%,var(--paper));--line:color-mix(in srgb,var(--ink) 22%,var(--paper));--edge:color-mix(in srgb,var(--ink) 56%,var(--paper));--bad:light-dark(#a3122a,#ff9c96);--round:var(--bookpage-radius,6px);container-type:inline-size;padding:clamp(12px,4cqi,24px);border:1px solid var(--line);border-radius:calc(var(--round)*2);background:var(--paper);color:var(--ink);font-size:16px;line-height:1.5;font-family:var(--bookpage-font,inherit);font-variant-numeric:tabular-nums;overflow-wrap:anywhere;text-align:start}
*,*::before,*::after{box-sizing:border-box}
.inline :is(h2,h3,p,ul,fieldset,legend,table){margin:0;padding:0;border:0;font:inherit}
.inline :is(h2,h3){font-weight:700;font-size:1.2em;line-height:1.3}
.inline h2{margin-bottom:12px}
.inline h2:focus{outline:none}
header{display:flex;flex-wrap:wrap;align-items:center;gap:4px 14px;margin-bottom:16px;padding-bottom:16px;border-bottom:1px solid var(--line)}
header>div{flex:1 1 0;min-width:0}
header strong{display:block;font-size:1.4em;line-height:1.25}
header>p{flex-basis:100%;margin-top:4px!important;white-space:pre-line;color:var(--muted)}
.inline img{flex:none;border-radius:50%;object-fit:cover}
.cards{margin-bottom:20px!important}
.cards>legend,.series>legend{margin-bottom:8px;font-weight:600}
.cards>div{display:flex;flex-wrap:wrap;gap:8px}
.type>div{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(240px,100%),1fr))}
.cards .slot{justify-content:start;gap:10px;padding:6px 32px 6px 14px;text-align:start}
.cards .slot:has(img){padding-inline-start:6px}
.cards .slot small{display:block;color:inherit;font-weight:400}
.cards .slot:not(:has(:checked)) small{color:var(--muted)}
.own+.clocks{margin-top:0}
.clocks{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:12px;margin-top:20px;padding-top:16px;border-top:1px solid var(--line)}
.clocks>label{min-width:0;max-width:100%}
.clocks select{max-width:100%;field-sizing:content}
.hours{display:flex!important;border:1px solid var(--edge)!important;border-radius:var(--round);overflow:hidden}
.hours>.slot{border-radius:0!important;min-width:56px;min-height:44px;padding:0 12px;border:0;font-weight:400}
.hours>.slot:has(:checked)::after{content:none}
.series{max-width:560px;margin-bottom:20px!important}
.series label{display:grid;gap:4px;margin-bottom:12px}
.series .row{align-items:start}
.series .row>label{flex:1 1 180px}
.series strong{display:block}
.inline ol{margin:8px 0 12px;padding:0 0 0 1.6em}
.inline li{padding:2px 0}
.inline td>[data-state=dayFull]{border:1px dashed var(--edge)}
small,.hint{color:var(--muted);font-size:.85em;font-weight:400}
fieldset{min-width:0}
:is(button,input,select,textarea):where(.inline *){font:inherit;color:inherit}
:where(.inline) :focus-visible,.slot:has(:focus-visible){outline:2px solid var(--ink);outline-offset:2px}
.inline button,.lead,.button{display:inline-flex;align-items:center;justify-content:center;min-height:44px;padding:8px 16px;border:1px solid var(--edge);border-radius:var(--round);background:var(--paper);color:var(--ink);font-weight:600;cursor:pointer;text-decoration:none}
.inline button:hover:not(:disabled){border-color:var(--ink)}
.inline .lead{min-height:48px;border-color:var(--accent);background:var(--accent);color:var(--on)}
.inline .slots>.lead,.inline form>.lead{width:100%;margin-top:16px}
.inline .lead:disabled{border-color:var(--line);background:none;color:var(--muted);cursor:default}
.inline button.plain{display:inline;min-height:0;padding:0;border:0;border-radius:2px;background:none;color:inherit;text-align:start;text-decoration:underline;text-underline-offset:3px}
.columns{display:grid;gap:24px}
@container(width>=620px){.columns{grid-template-columns:minmax(0,1.25fr) minmax(0,1fr)}.month{padding-inline-end:24px;border-inline-end:1px solid var(--line)}}
.head{display:flex;align-items:center;justify-content:space-between;gap:8px}
.head>div{display:flex;gap:8px}
.inline .arrow{width:44px;padding:0;font-size:1.4em;line-height:1}
.inline .arrow:disabled{opacity:.45;cursor:default}
table{width:100%;margin-top:8px!important;border-collapse:collapse;table-layout:fixed}
th{height:32px;color:var(--muted);font-weight:400;font-size:.8em}
td{padding:2px}
.inline td>button{position:relative;width:100%;height:46px;min-height:0;padding:0 0 4px;border-color:transparent;background:none;color:var(--muted);font-weight:400}
.inline td>[data-state=dayPast]{text-decoration:line-through}
.inline td>[data-state=dayTimes]{border-color:var(--line);background:var(--paper);color:var(--ink);font-weight:600}
.inline td>[data-state=dayTimes]::after{position:absolute;bottom:7px;left:50%;width:16px;border-bottom:3px solid;border-radius:2px;content:"";translate:-50%}
.inline td>button:has(small){padding-top:8px}
.inline td>button>small{position:absolute;inset:2px 0 auto;overflow:hidden;color:inherit;font-size:11px;font-weight:600;line-height:14px;white-space:nowrap}
.inline td>[aria-disabled=true]{cursor:default}
.inline td>[aria-current]{text-decoration:none;box-shadow:inset 0 0 0 1px var(--line)}
.inline td[aria-selected=true]>button{border-color:var(--ink);background:var(--accent);color:var(--on);font-weight:700}
legend{display:flex;flex-direction:column;width:100%}
legend>strong{font-size:1.1em}
.tiles,.lengths{display:grid;grid-template-columns:repeat(auto-fill,minmax(100px,1fr));gap:8px}
.tiles{margin-top:12px!important}
.banner .tiles{grid-template-columns:repeat(auto-fill,minmax(220px,1fr))}
.lengths{grid-template-columns:repeat(auto-fill,minmax(124px,1fr));max-width:520px;margin-bottom:16px!important}
.slot{position:relative;display:flex;align-items:center;justify-content:center;min-height:48px;padding:4px;text-align:center;border:1px solid var(--edge);border-radius:var(--round);font-weight:600;cursor:pointer}
.slot:hover{border-color:var(--ink)}
.slot>input{position:absolute;inset:0;margin:0;opacity:0;cursor:inherit}
.slot:has(:checked){border-color:var(--ink);background:var(--accent);color:var(--on);font-weight:700}
.slot:has(:checked)::after{position:absolute;top:8px;inset-inline-end:10px;width:6px;height:11px;border:solid;border-width:0 2px 2px 0;content:"";rotate:42deg}
.slot .mark{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden;color:inherit;font-size:.75em;line-height:1.25}
.slot:has(.mark):not(:has(:checked)){border-style:dashed}
.own{margin-top:20px;border-top:1px solid var(--line)}
.own>summary{padding:12px 0;font-weight:600;cursor:pointer}
.own>div{display:grid;gap:12px;padding-bottom:4px}
.own .file{position:relative;display:grid;justify-items:start;gap:4px;max-width:560px}
.file:has(:focus-visible)>.button{outline:2px solid;outline-offset:2px}
.note{margin-top:12px!important}
.chosen{display:flex;align-items:center;justify-content:space-between;gap:12px;margin-bottom:16px;padding:12px 16px;border:1px solid var(--line);border-radius:var(--round)}
.chosen :is(small,strong){display:block}
.banner{margin-bottom:16px;padding:12px 16px;border:1px solid var(--bad);border-inline-start-width:4px;border-radius:var(--round)}
.banner ul{margin-top:4px!important;list-style:none}.banner li{padding:4px 0}.chosen>button{flex:none}
.fields{display:grid;gap:16px;max-width:560px}
.field,.fields>fieldset{display:grid;gap:4px}
.field>label,.fields>fieldset>legend{display:block;font-weight:600}
:is(input:not([type=radio],[type=checkbox]),select,textarea):where(.inline *){width:100%;min-height:46px;padding:9px 12px;border:1px solid var(--edge);border-radius:var(--round);background:var(--paper)}
.inline [aria-invalid=true]{border-color:var(--bad);box-shadow:inset 3px 0 0 var(--bad)}
.fault{color:var(--bad);font-weight:600}
.tick{display:flex;align-items:center;gap:10px;min-height:44px;cursor:pointer}
.tick>input{flex:none;width:20px;height:20px;margin:0;accent-color:var(--accent)}
.done>*+*{margin-top:16px!important}
.row{display:flex;flex-wrap:wrap;gap:12px}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
@media(forced-colors:active){.slot:has(:checked),.inline td[aria-selected=true]>button{forced-color-adjust:none;background:Highlight;color:HighlightText}}`;
