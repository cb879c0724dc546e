/**
 * Styles of a framed page. The website's own rules (`* { all: unset }`, `div { display: none }`) reach only the
 * shadow host, where an `!important` rule of the shadow tree overrides them.
 */
export const FRAME_STYLE = `
:host{all:initial!important;display:block!important;font-family:inherit!important}
:host([hidden]){display:none!important}
.box{position:relative;min-height:9em}
.box:not([data-clear]){background:light-dark(#f7f3ec,#181411)}
iframe{display:block;width:100%;height:640px;border:0}
.bones{position:absolute;inset:0;display:grid;grid-template-columns:repeat(7,minmax(0,1fr));gap:6px;align-content:start;max-width:560px;margin:auto;padding:24px 16px;color:light-dark(#2a2118,#f2ede4)}
.bones i{height:44px;border-radius:6px;background:currentColor;opacity:.09}
.bones i:first-child{grid-column:1/4;height:26px;margin-bottom:16px}
[data-ready] .bones{display:none}
:not([data-ready])>iframe{opacity:0}
@media(prefers-reduced-motion:no-preference){iframe{transition:opacity .2s}.bones{animation:wait 1.2s .3s infinite alternate}@keyframes wait{to{opacity:.4}}}`;

export const DIALOG_STYLE = `
dialog{box-sizing:border-box;width:calc(100vw - 24px);max-width:1040px;max-height:calc(100dvh - 24px);padding:0;overflow:auto;border:1px solid GrayText;border-radius:12px;background:light-dark(#f7f3ec,#181411);color:CanvasText}
dialog::backdrop{background:#0007}
.shut{position:sticky;z-index:1;top:0;display:block;width:44px;height:44px;margin-left:auto;padding:0;border:0;border-radius:12px;background:inherit;color:inherit;font:28px/44px sans-serif;cursor:pointer}
:focus-visible{outline:2px solid Highlight;outline-offset:-4px}`;

export const BUTTON_STYLE = `
.open{box-sizing:border-box;min-height:48px;padding:8px 20px;border:1px solid var(--on);border-radius:var(--bookpage-radius,12px);background:var(--accent);color:var(--on);font:600 17px/1.2 sans-serif;font-family:var(--bookpage-font,inherit);cursor:pointer}
.open:hover{opacity:.9}
.open:focus-visible{outline:2px solid var(--accent);outline-offset:3px}
.float{position:fixed;z-index:2147483000;right:20px;bottom:20px}`;
