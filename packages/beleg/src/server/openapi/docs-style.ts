/** The look of the page that shows the API, light and dark as the system is. */
export const DOCS_STYLE = `:root{color-scheme:light dark;--ink:#1a2027;--soft:#56616d;--line:#dfe3e8;--ground:#fff;--sunken:#f3f5f7;--link:#0f4c5c;font:16px/1.55 system-ui,sans-serif;scroll-padding-top:1rem}
@media (prefers-color-scheme:dark){:root{--ink:#e7eaee;--soft:#a9b4bf;--line:#2b333c;--ground:#12161b;--sunken:#1c2229;--link:#7fcfe0}}
*{box-sizing:border-box}
body{margin:0;color:var(--ink);background:var(--ground)}
a{color:var(--link)}
small{color:var(--soft);font-size:.8125rem;font-weight:400}
code{font:.875em ui-monospace,Menlo,Consolas,monospace;overflow-wrap:anywhere}
.skip{position:absolute;inset:0 auto auto 0;padding:.5rem 1rem;background:var(--ground);transform:translateY(-150%)}
.skip:focus{transform:none}
header{padding:1.5rem clamp(1rem,3vw,2.5rem);border-bottom:1px solid var(--line)}
header p{max-width:48rem;margin:.5rem 0 0}
h1{margin:0;font-size:1.75rem;line-height:1.2}
.columns{display:grid;grid-template-columns:20rem minmax(0,1fr)}
nav{position:sticky;top:0;max-height:100vh;padding:1rem clamp(1rem,2vw,1.5rem);border-right:1px solid var(--line);overflow-y:auto}
nav h2,.group{font-size:.8125rem;letter-spacing:.04em;text-transform:uppercase;color:var(--soft)}
nav h2{margin:1rem 0 .25rem}
nav ul,td ul{margin:0;padding:0;list-style:none}
td ul{padding-left:1rem}
nav a{display:flex;gap:.5rem;align-items:baseline;padding:.2rem 0;color:var(--ink);font-size:.875rem;text-decoration:none}
nav a:hover span{text-decoration:underline}
main{min-width:0;max-width:64rem;padding:1rem clamp(1rem,3vw,2.5rem) 4rem}
section{padding:1.25rem 0;border-top:1px solid var(--line)}
h3{margin:0 0 .5rem;font-size:1.125rem;overflow-wrap:anywhere}
h4{margin:1.25rem 0 .25rem;font-size:1rem}
.method{flex:none;min-width:3.6rem;padding:.05rem .4rem;border-radius:.3rem;background:var(--sunken);font-size:.6875rem;text-align:center;letter-spacing:.03em}
h3 .method{display:inline-block;margin-right:.25rem;vertical-align:.15em}
.scroll{overflow-x:auto}
table{width:100%;margin:.5rem 0;border-collapse:collapse;font-size:.9375rem}
caption{text-align:left;font-weight:600}
td,th{padding:.4rem .75rem .4rem 0;border-bottom:1px solid var(--line);text-align:left;vertical-align:top;font-weight:400}
thead th{color:var(--soft);font-size:.8125rem;font-weight:600}
dl{display:grid;grid-template-columns:4rem minmax(0,1fr);gap:.35rem .75rem;margin:.25rem 0}
dt{font-weight:600}dd{margin:0}
@media (max-width:56rem){.columns{display:block}nav{position:static;max-height:none;border-right:0;border-bottom:1px solid var(--line)}}
`;
