/** The look of the report: one column of cards that becomes two, in the colours of the reader's system, and on paper. */
export const STYLE = `
:root{color-scheme:light dark;--bg:#f6f7f9;--card:#fff;--ink:#16202c;--soft:#566273;--line:#e1e6ec;--line-strong:#9aa6b4;
--accent:#2456c6;--accent-soft:#e7edfb;--bad:#c2410c;--bad-soft:#fdeee3;--good:#14733f;--good-soft:#e3f4ea;--warn:#8a5a00;--warn-soft:#fff4d6}
@media(prefers-color-scheme:dark){:root{--bg:#10151c;--card:#182029;--ink:#e6ebf1;--soft:#9aa8b8;--line:#2a3542;--line-strong:#64748b;
--accent:#82aaff;--accent-soft:#1e2d4d;--bad:#ff9d66;--bad-soft:#42261a;--good:#6fd59b;--good-soft:#17382a;--warn:#ffd479;--warn-soft:#3d3115}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--ink);font:15px/1.55 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif}
main{max-width:1080px;margin:0 auto;padding:40px 24px 64px}
h1{font-size:28px;line-height:1.2;margin:0 0 6px;letter-spacing:-.01em}
h2{font-size:17px;margin:0 0 4px}
p{margin:0 0 8px}
.lead,.caption,.foot{color:var(--soft)}
.caption{font-size:13.5px}
.brand{font-weight:700;letter-spacing:.02em;color:var(--accent);font-size:13px;margin:0 0 14px}
.banner{display:flex;gap:10px;background:var(--warn-soft);color:var(--warn);border-radius:10px;padding:12px 16px;margin:18px 0 0;font-weight:600}
.tiles{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(180px,44%),1fr));gap:12px;margin:24px 0 12px}
.tile,.card{background:var(--card);border:1px solid var(--line);border-radius:12px}
.tile{padding:14px 16px}
.tile b{display:block;font-size:26px;line-height:1.15;font-variant-numeric:tabular-nums;letter-spacing:-.01em}
.tile span{display:block;color:var(--soft);font-size:12.5px}
.tile .name{color:var(--ink);font-weight:600;font-size:13px;margin-bottom:4px;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
.range{position:relative;height:6px;border-radius:3px;background:var(--line);margin:8px 0 6px}
.range i{position:absolute;top:0;bottom:0;border-radius:3px;background:var(--accent);opacity:.45;min-width:3px}
.range u{position:absolute;top:-3px;width:3px;height:12px;border-radius:2px;background:var(--accent);transform:translateX(-1px)}
.grid{columns:440px 2;column-gap:16px;margin-top:16px}
.card{padding:20px 22px;margin:0 0 16px;break-inside:avoid}
.wide{margin-top:16px;break-inside:auto}
figure{margin:10px 0 0}
.pair{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(400px,100%),1fr));gap:8px 24px;align-items:center}
.pair>*{min-width:0}
svg{max-width:100%;height:auto;display:block;margin:0 auto;overflow:visible}
svg text{fill:currentColor;font-size:12px;font-variant-numeric:tabular-nums}
svg .plot-strip{font-weight:600}
.plot-tick,.plot-grid{stroke:currentColor}
.plot-grid{opacity:.1}
.plot-line,.plot-link,.plot-fit,.plot-interval{fill:none;stroke:var(--accent);stroke-width:2.25;stroke-linejoin:round}
.plot-link{stroke-width:1.5;opacity:.5}
.plot-fit{stroke:var(--bad);stroke-width:2}
.plot-interval{stroke-width:4;opacity:.35}
.plot-guide{fill:none;stroke:var(--line-strong);stroke-width:1.5;stroke-dasharray:4 4}
.plot-base{stroke:var(--line-strong)}
.plot-area{fill:var(--accent);opacity:.12}
.plot-dot,.plot-bar{fill:var(--accent)}
.plot-heavy{opacity:.85}
.plot-light{opacity:.35}
.plot-bad{fill:var(--bad)}
.plot-chosen{fill:var(--bad);stroke:var(--card);stroke-width:2}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums;font-size:14px}
th,td{padding:6px 10px;text-align:right;border-bottom:1px solid var(--line)}
th{color:var(--soft);font-weight:600;font-size:12.5px}
th:first-child,td:first-child{text-align:left;padding-left:0}
td{white-space:nowrap}
td:first-child{white-space:normal;overflow-wrap:anywhere}
.pair td{white-space:normal;font-size:13px}
.pair tbody th{min-width:6em}
.verdict-line{display:block;color:var(--soft);font-size:12.5px}
tr.chosen td{font-weight:700}
.scroll{overflow-x:auto}
.confusion{display:grid;grid-template-columns:auto 1fr 1fr;gap:8px;margin-top:14px;align-items:stretch}
.confusion .head{color:var(--soft);font-size:13px;font-weight:600;align-self:center;text-align:center}
.confusion .side{text-align:left}
.cell{display:block;color:inherit;text-decoration:none;border-radius:10px;padding:22px 10px;text-align:center}
.cell b{display:block;font-size:26px;line-height:1.2;font-variant-numeric:tabular-nums}
.cell span{font-size:13px}
.right{background:var(--good-soft);color:var(--good)}
.wrong{background:var(--bad-soft);color:var(--bad)}
.tag{border-radius:999px;padding:1px 10px;font-weight:600;font-size:12.5px}
.text{white-space:pre-wrap;overflow-wrap:anywhere}
mark{background:none;color:inherit;text-decoration:underline 2px;text-underline-offset:3px;text-decoration-color:var(--bad)}
mark.uncertain{text-decoration-style:dashed;text-decoration-color:var(--warn)}
.finding{margin:8px 0 0;padding-left:14px;border-left:3px solid var(--line);font-size:14px}
.finding q{color:var(--soft)}
a.cell:hover span{text-decoration:underline}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.filters{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(150px,100%),1fr));gap:10px 12px;margin:14px 0 6px;align-items:end}
.filters[hidden]{display:none}
.filters p{margin:0;min-width:0}
.filters label{display:block;font-size:12.5px;font-weight:600;color:var(--soft)}
.filters input,.filters select,button{width:100%;min-height:36px;font:inherit;font-size:14px;color:var(--ink);background:var(--card);border:1px solid var(--line-strong);border-radius:8px;padding:5px 9px}
button{cursor:pointer;font-weight:600}
.more{margin-top:14px}
.shown{font-weight:600;margin:10px 0 4px}
.row{border-top:1px solid var(--line)}
.row summary{display:flex;flex-wrap:wrap;gap:4px 10px;align-items:baseline;padding:10px 0;cursor:pointer;overflow-wrap:anywhere}
.row summary::before{content:"▸";color:var(--soft)}
.row[open]>summary::before{content:"▾"}
.row .start{color:var(--soft);flex:1 1 260px;min-width:0;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
.row[open]>summary .start{display:none}
.row code{overflow-wrap:anywhere}
.num{color:var(--soft);font-variant-numeric:tabular-nums;font-size:13px}
.open{padding:2px 0 18px;min-width:0}
.open h3{font-size:14px;margin:12px 0 2px;overflow-wrap:anywhere}
.open h4{font-size:13.5px;margin:10px 0 2px}
.facts{color:var(--soft);font-size:13px;overflow-wrap:anywhere}
.failed{color:var(--bad);font-weight:600}
.judges{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(320px,100%),1fr));gap:0 24px}
.judges>section{min-width:0}
.claims{margin:4px 0 0;padding-left:20px;font-size:14px;overflow-wrap:anywhere}
.claims li{margin:0 0 8px}
.quote{display:block;color:var(--soft)}
.verdict{font-weight:700}
.verdict.correct{color:var(--good)}
.verdict.incorrect{color:var(--bad)}
.verdict.uncertain,.verdict.failed{color:var(--warn)}
.source{max-height:320px;overflow:auto;border-left:3px solid var(--line);padding-left:12px;font-size:14px}
mark.quoted{background:var(--accent-soft);text-decoration-color:var(--accent)}
mark.gold{outline:1.5px dotted var(--line-strong);outline-offset:1px;text-decoration-color:transparent}
mark.gold.incorrect,mark.gold.uncertain{text-decoration-color:var(--bad)}
.foot{font-size:13px;margin-top:28px;overflow-wrap:anywhere}
@media(max-width:560px){main{padding:24px 14px 48px}.card{padding:16px 14px}.grid{columns:auto}th,td{padding:6px 5px}.confusion{gap:6px}.cell{padding:14px 6px}.confusion .head{font-size:12px}}
@media print{body{background:#fff}.card,.tile{break-inside:avoid}main{padding:0}}
`.trim();
