/** The page's style sheet. Dimensions differ by hue and by line, severities by sign and by weight: never by colour alone. */
export const STYLE = `
:root{color-scheme:light dark;--bg:#f6f7f9;--card:#fff;--ink:#1b1f24;--soft:#57606a;--line:#d9dee4;--focus:#0b62d6;--shade:0 1px 2px rgb(20 30 45/.06),0 4px 16px rgb(20 30 45/.05);
--fact:#b4234a;--fact-bg:#fbe4ea;--fact-hi:#f3bccb;--cohe:#5a3ec8;--cohe-bg:#ebe6fb;--cohe-hi:#d2c6f6;--read:#0b6e6e;--read-bg:#dcf2f0;--read-hi:#b3e2de;--quote:#7a5b00;--quote-bg:#fff0bf;--quote-hi:#ffd95c;--mono:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){--bg:#0f1318;--card:#171c23;--ink:#e6e9ee;--soft:#9aa5b1;--line:#2b333d;--focus:#6aa8ff;--shade:none;--fact:#ff8fa8;--fact-bg:#43202b;--fact-hi:#6d2c40;--cohe:#b9a6ff;--cohe-bg:#2c2650;--cohe-hi:#453a80;--read:#6fd3cc;--read-bg:#14383a;--read-hi:#1d5657;--quote:#ffd76a;--quote-bg:#40350f;--quote-hi:#6b5610}}
@media screen{:root[data-theme=dark]{color-scheme:dark;--bg:#0f1318;--card:#171c23;--ink:#e6e9ee;--soft:#9aa5b1;--line:#2b333d;--focus:#6aa8ff;--shade:none;--fact:#ff8fa8;--fact-bg:#43202b;--fact-hi:#6d2c40;--cohe:#b9a6ff;--cohe-bg:#2c2650;--cohe-hi:#453a80;--read:#6fd3cc;--read-bg:#14383a;--read-hi:#1d5657;--quote:#ffd76a;--quote-bg:#40350f;--quote-hi:#6b5610}}
:root[data-theme=light]{color-scheme:light}
*{box-sizing:border-box}
[hidden]{display:none!important}
html{scroll-padding-top:5rem}
body{margin:0;background:var(--bg);color:var(--ink);font:15px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}
h1,h2,h3,p,ul,ol,figure,blockquote,dl,dd{margin:0;padding:0}
ul,ol{list-style:none}
button,input{font:inherit;color:inherit}
button{cursor:pointer}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
.vh{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.at{color:var(--soft);font-weight:400;font-size:.82em;font-family:var(--mono);overflow-wrap:anywhere}
.d-factuality,.d-criteria{--hue:var(--fact);--tint:var(--fact-bg);--deep:var(--fact-hi)}
.d-coherence{--hue:var(--cohe);--tint:var(--cohe-bg);--deep:var(--cohe-hi)}
.d-readability{--hue:var(--read);--tint:var(--read-bg);--deep:var(--read-hi)}
.top{display:flex;align-items:end;justify-content:space-between;gap:1rem 2rem;flex-wrap:wrap;max-width:110rem;margin:0 auto;padding:1.4rem 1.5rem .6rem}
.top h1{font-size:1.5rem;letter-spacing:-.015em}
.motto{color:var(--soft)}
.file{font-family:var(--mono);font-size:.9rem;color:var(--soft);overflow-wrap:anywhere}
main{max-width:110rem;margin:0 auto;padding:0 1.5rem 3rem}
.toolbar{position:sticky;top:0;z-index:5;display:flex;flex-wrap:wrap;align-items:center;gap:.45rem .7rem;margin:0 auto;max-width:110rem;padding:.55rem 1.5rem;background:var(--bg);border-bottom:1px solid var(--line)}
.toolbar fieldset{display:flex;flex-wrap:wrap;gap:.25rem;align-items:center;border:0;margin:0;padding:0;min-width:0}
.toolbar fieldset+fieldset{padding-left:.7rem;border-left:1px solid var(--line)}
.toolbar legend{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.toolbar output{color:var(--soft);font-size:.88rem;font-variant-numeric:tabular-nums}
.toolbar button,dialog button{border:1px solid var(--line);background:var(--card);border-radius:.5rem;padding:.2rem .65rem;min-height:2rem}
.toolbar button:hover,dialog button:hover{border-color:var(--soft)}
.ends{display:inline-flex;margin-left:auto;align-items:center;gap:.6rem}
.steps{display:inline-flex}
.steps button:first-child{border-radius:.5rem 0 0 .5rem}
.steps button:last-child{border-radius:0 .5rem .5rem 0;border-left:0}
.chip{display:inline-flex;align-items:center;gap:.3rem;border:1px solid var(--line);background:var(--card);border-radius:1rem;padding:.1rem .55rem .1rem .4rem;font-size:.84rem;cursor:pointer}
.chip:has(:focus-visible){outline:2px solid var(--focus);outline-offset:1px}
.chip input{margin:0;accent-color:var(--focus)}
.chip:has(input:not(:checked)){opacity:.65;text-decoration:line-through}
.dim{color:var(--hue);font-weight:600}
.sev{white-space:nowrap}
.sev.s-high{font-weight:700}
.overview{display:grid;grid-template-columns:minmax(0,3fr) minmax(0,2fr);gap:.8rem;padding:1rem 0 .2rem}
.tiles{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:.8rem}
.tile{display:flex;flex-direction:column;gap:.25rem;background:var(--card);border:1px solid var(--line);border-radius:.8rem;padding:.6rem 1rem .7rem;box-shadow:var(--shade)}
.tile .label{font-size:.85rem;font-weight:600;color:var(--hue,var(--soft))}
.tile .label::first-letter{text-transform:uppercase}
.tile .score{font-size:1.9rem;line-height:1.15;font-weight:650;letter-spacing:-.02em;font-variant-numeric:tabular-nums}
.tile .word{font-size:1.05rem;line-height:2.1rem;color:var(--soft)}
.tile .detail{color:var(--soft);font-size:.85rem}
.tile .detail .sev{margin-right:.6em}
.bar{width:100%;height:5px;border-radius:3px}
.track{fill:var(--line)}
.fill{fill:var(--hue)}
.map{grid-column:1/-1;display:block;width:100%;height:22px;background:var(--card);border:1px solid var(--line);border-radius:.4rem}
.map rect{fill:var(--hue)}
.map .s-low{opacity:.55}
.map .s-medium{opacity:.8}
.sentences{display:grid;align-content:start;gap:.25rem;background:var(--card);border:1px solid var(--line);border-radius:.8rem;padding:.75rem 1rem;box-shadow:var(--shade);font-size:.95rem}
.sentences li{padding-left:1.1rem;position:relative;overflow-wrap:anywhere}
.sentences li::before{content:"";position:absolute;left:.15rem;top:.65em;width:.35rem;height:.35rem;border-radius:50%;background:var(--soft)}
.work{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr) minmax(19rem,25rem);gap:1rem;margin-top:1rem;align-items:start}
.work.alone{grid-template-columns:minmax(0,1fr) minmax(19rem,27rem)}
.pane{background:var(--card);border:1px solid var(--line);border-radius:.8rem;box-shadow:var(--shade);min-width:0}
.pane>h2{display:flex;align-items:baseline;gap:.6rem;flex-wrap:wrap;font-size:1rem;padding:.65rem 1rem;border-bottom:1px solid var(--line)}
.pane>.body{overflow:auto;overscroll-behavior:auto;max-height:calc(100vh - 8rem);border-radius:0 0 .8rem .8rem}
.work>.pane{position:sticky;top:4.2rem}
.pane.list{background:none;border:0;box-shadow:none}
.pane.list>h2{border:0;padding:.65rem .2rem}
.pane.list>.body{padding:2px 6px 6px 2px}
.prose{padding:1rem 1.2rem 1.4rem;font:1.06rem/1.85 Georgia,"Iowan Old Style","Times New Roman",serif;white-space:pre-wrap;overflow-wrap:anywhere;unicode-bidi:plaintext}
.empty{padding:1.2rem;color:var(--soft)}
mark{color:inherit;background:none}
mark.m{background:var(--tint);text-decoration:underline;text-decoration-color:var(--hue);text-decoration-thickness:2px;text-underline-offset:4px;border-radius:2px;cursor:pointer;scroll-margin:30vh}
mark.m.s-high{text-decoration-thickness:3px}
mark.m.s-low{text-decoration-thickness:1.2px}
mark.m.d-coherence{text-decoration-style:dashed;text-underline-offset:6px}
mark.m.d-readability{text-decoration-style:dotted;text-underline-offset:8px}
mark.m.d-criteria{text-decoration-style:double}
mark.m[data-n]::before{content:attr(data-n);display:inline-block;min-width:1.25em;margin-right:.15em;padding:0 .25em;border-radius:.6em;background:var(--hue);color:var(--card);font:700 .62em/1.45 system-ui,sans-serif;text-align:center;vertical-align:.45em;text-decoration:none}
mark.m.on{background:var(--deep);box-shadow:0 0 0 2px var(--hue);-webkit-box-decoration-break:clone;box-decoration-break:clone}
mark.m.off{background:none;text-decoration:none;cursor:auto}
mark.m.off::before{display:none}
mark.q{border-bottom:2px dotted var(--quote);cursor:pointer}
mark.q.on{-webkit-box-decoration-break:clone;box-decoration-break:clone;background:var(--quote-hi);border-bottom-style:solid;box-shadow:0 0 0 2px var(--quote-hi)}
mark.q.off{border:0;cursor:auto}
.cards{display:grid;gap:.75rem}
.card{background:var(--card);border:1px solid var(--line);border-left:4px solid var(--hue);border-radius:.7rem;padding:.75rem .9rem .6rem;box-shadow:var(--shade);scroll-margin:5rem;cursor:pointer;overflow-wrap:anywhere}
.card.d-coherence{border-left-style:dashed}
.card.d-readability{border-left-style:dotted}
.card.d-criteria{border-left-style:double}
.card.on{outline:2px solid var(--hue);outline-offset:0}
.card header{display:flex;align-items:center;gap:.55rem;margin-bottom:.35rem}
.card .num{min-width:1.75rem;height:1.75rem;border:0;border-radius:.9rem;padding:0 .4rem;background:var(--hue);color:var(--card);font-weight:700;font-size:.82rem;font-variant-numeric:tabular-nums}
.tags{display:flex;flex-wrap:wrap;gap:.1rem .6rem;align-items:baseline;font-size:.84rem}
.ver{border:1px solid currentColor;border-radius:.4rem;padding:0 .35rem;font-size:.78rem}
.type{font-size:.76rem;color:var(--soft)}
.card h3{font-size:.98rem;line-height:1.4;font-weight:600;margin-bottom:.35rem}
.where{display:flex;flex-wrap:wrap;gap:.1rem .6rem;align-items:baseline;margin-bottom:.4rem}
.where .span{background:var(--tint);border-radius:3px;padding:0 .25rem;font-family:Georgia,serif}
.quote{margin:.4rem 0;border-left:3px solid var(--quote);padding:.1rem 0 .15rem .65rem}
.quote figcaption{font-size:.78rem;color:var(--quote);font-weight:600}
.quote blockquote{font-family:Georgia,serif}
.quote blockquote:not(:has(.jump))::before,.jump::before{content:open-quote}
.quote blockquote:not(:has(.jump))::after,.jump::after{content:close-quote}
.jump{all:unset;display:inline;cursor:pointer;text-decoration:underline dotted var(--quote);text-underline-offset:3px}
.jump:hover{background:var(--quote-bg)}
.jump:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
.claim,.raw{font-size:.88rem;margin:.3rem 0}
.claim b,.raw b{color:var(--soft);font-weight:600;margin-right:.3em}
.raw span{margin-right:.7em}
.todo{font-size:.92rem;margin:.35rem 0 .1rem}
.todo>span[aria-hidden]{color:var(--hue);font-weight:700;margin-right:.4em}
.card footer{display:flex;flex-wrap:wrap;gap:.1rem .8rem;margin-top:.35rem;color:var(--soft);font-size:.76rem}
.card footer a{color:inherit;font-family:var(--mono)}
.cases ol{display:flex;flex-wrap:wrap;gap:.3rem 1.2rem;padding-top:1rem}
.cases li{min-width:0;overflow-wrap:anywhere}
.cases a{color:inherit}
.case-title{font-size:1.25rem;margin-top:1.6rem;padding-top:1rem;border-top:1px solid var(--line);overflow-wrap:anywhere}
dialog{border:1px solid var(--line);border-radius:.9rem;background:var(--card);color:var(--ink);padding:1.2rem 1.5rem;min-width:17rem}
dialog::backdrop{background:rgb(10 15 25/.45)}
dialog dl{display:grid;grid-template-columns:auto 1fr;gap:.4rem 1rem;margin:.8rem 0 1rem}
kbd{font-family:var(--mono);border:1px solid var(--line);border-bottom-width:2px;border-radius:.35rem;padding:0 .4rem}
@media (max-width:75rem){.overview{grid-template-columns:minmax(0,1fr)}.tiles{grid-template-columns:repeat(4,minmax(0,1fr))}.work{grid-template-columns:minmax(0,1fr) minmax(0,1fr)}.pane.list{grid-column:1/-1}.work>.pane{position:static}.pane.text>.body,.pane.source>.body{max-height:45vh}.pane.list>.body{max-height:none;overflow:visible}.work.alone{grid-template-columns:minmax(0,1fr)}}
@media (max-width:44rem){.work{grid-template-columns:minmax(0,1fr)}main,.top,.toolbar{padding-left:.9rem;padding-right:.9rem}.toolbar{position:static}.toolbar fieldset+fieldset{padding-left:0;border-left:0}.tiles{grid-template-columns:repeat(2,minmax(0,1fr))}.tile{padding:.6rem .75rem}.tile .score{font-size:1.5rem}}
@media (prefers-reduced-motion:no-preference){mark,.card{transition:background-color .15s,outline-color .15s}}
@media (forced-colors:active){mark.m,mark.q{forced-color-adjust:none;color:CanvasText;background:Canvas}mark.on{background:Highlight;color:HighlightText}}
@media print{:root{color-scheme:light!important;--bg:#fff;--shade:none}body{font-size:10.5pt}.toolbar,dialog,.card footer a{display:none!important}.top,main{padding-left:0;padding-right:0;max-width:none}.overview{display:block}.tiles{grid-template-columns:repeat(4,1fr)!important}.map,.sentences{margin-top:.7rem}.work,.work.alone{display:block}.work>.pane{position:static;margin-bottom:1rem}.pane{border-radius:0}.pane>.body{max-height:none!important;overflow:visible}.card,.tile{break-inside:avoid;box-shadow:none}.card.on{outline:none}mark.m.on,mark.q.on{box-shadow:none}mark,.card .num,.tile svg,.map{print-color-adjust:exact;-webkit-print-color-adjust:exact}.cards{display:block}.cards li{margin-bottom:.6rem}}
`;
