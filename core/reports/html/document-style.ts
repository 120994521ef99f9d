import { LIGHT_COLORS } from "../svg/light-palette";

const TOKENS = Object.entries(LIGHT_COLORS)
  .map(([name, value]) => `--${name}:${value}`)
  .join(";");

const LEVELS = Array.from(
  { length: 10 },
  (_, level) => `.v${level}{background:var(--l${level});color:var(--level-ink-${level < 5 ? "low" : "high"})}`,
);
const DIFFERENCES = [1, 2, 3, 4].flatMap((step) => {
  const ink = step === 4 ? "--diff-ink-end" : "--diff-ink";
  return [`.dn${step}{background:var(--d-${step});color:var(${ink})}`, `.dp${step}{background:var(--d${step});color:var(${ink})}`];
});

/** The look of a report that is a file of its own: light, readable without JavaScript, on A4, on a phone. No outside font or picture. */
export const DOCUMENT_STYLE = `:root{${TOKENS}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--ink);font:400 14px/22px Inter,InterVariable,system-ui,-apple-system,"Segoe UI","Helvetica Neue",Arial,sans-serif;font-variant-numeric:tabular-nums lining-nums}
main{max-width:1040px;margin:0 auto;padding:32px 40px 72px}
h1,h2,h3,h4,p,ul,dl,dd,figure,table{margin:0;padding:0}
h1{font-size:28px;line-height:36px;font-weight:600;letter-spacing:-.021em;text-wrap:balance;overflow-wrap:anywhere}
h2{font-size:20px;line-height:28px;letter-spacing:-.014em;font-weight:600;overflow-wrap:anywhere}
h3{font-size:16px;line-height:24px;letter-spacing:-.008em;font-weight:600;text-wrap:pretty;overflow-wrap:anywhere}
.fig h2{font-size:16px;line-height:24px;letter-spacing:-.008em;text-wrap:pretty}
h4{font-size:13px;line-height:20px;font-weight:600;overflow-wrap:anywhere;margin-bottom:4px}
ul{list-style:none}
a{color:inherit;text-underline-offset:2px}
.files{font-size:13px;line-height:20px}.files li+li{margin-top:4px}
.brand{display:flex;gap:8px;align-items:center;font-weight:600;font-size:14px;letter-spacing:-.01em;margin-bottom:24px}
.brand svg{width:20px;height:20px}
.meta{display:flex;flex-wrap:wrap;gap:4px 16px;align-items:center;margin-top:8px;font-size:13px;line-height:20px;color:var(--ink-2)}
.chip{font-size:12px;line-height:16px;font-weight:500;border:1px solid var(--rule-2);border-radius:3px;padding:1px 6px;white-space:nowrap}
.lede{font-size:20px;line-height:30px;letter-spacing:-.012em;max-width:46em;margin-top:32px;text-wrap:pretty;overflow-wrap:anywhere}
section{margin-top:48px}
section>h2+*{margin-top:16px}
.banner{border-block:1px solid var(--rule);padding:10px 0;margin-top:24px;font-size:13px;line-height:20px}
.banner.attn{border:1px solid #D9A42B;background:#FFF8E8;border-radius:4px;padding:10px 14px}
.banner+.banner{margin-top:8px}
.fig{border-top:1px solid var(--ink);padding-top:12px}
.fig+.fig,.fig+.scroll,.scroll+.fig{margin-top:40px}.scroll+.scroll{margin-top:24px}
.fig>header{margin-bottom:16px}
.sub{font-size:13px;line-height:20px;color:var(--ink-2);max-width:62em}
.fig .scroll:has(.tbl){margin-top:24px}
.fig>footer,.note{font-size:12px;line-height:16px;color:var(--ink-3);margin-top:12px;max-width:72em}
.fig svg{display:block;max-width:100%;height:auto}
.phone{display:none}
.scroll{overflow-x:auto;max-width:100%}
table{border-collapse:collapse}
.tbl{width:100%;font-size:13px;line-height:20px}
.tbl caption{text-align:left;font-size:12px;line-height:16px;color:var(--ink-3);padding-bottom:8px}
.tbl th{font-size:12px;line-height:16px;font-weight:500;color:var(--ink-3);text-align:left;padding:6px 16px 6px 0;border-bottom:1px solid var(--rule-3);vertical-align:bottom}
.tbl td,.tbl tbody th{padding:6px 16px 6px 0;border-bottom:1px solid var(--rule);font-size:13px;line-height:20px;color:var(--ink);vertical-align:baseline}
.tbl td,.tbl tbody th{white-space:nowrap}.tbl .num{text-align:right}.tbl td:last-child:not(.num){white-space:normal}
.tbl tr>:last-child{padding-right:0}
.trio{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:32px}
.solo{max-width:640px}
.dense .tbl td,.dense .tbl tbody th{padding-block:2px}
.heat{width:100%;table-layout:fixed;border-collapse:separate;border-spacing:2px;margin-left:-2px;font-size:12.5px}
.heat th{font-size:12px;line-height:16px;font-weight:500;color:var(--ink-3);padding:2px 0;text-align:center}
.heat th[scope=row]{width:28px;text-align:right;padding-right:6px}
.heat tbody td{height:34px;padding:0;text-align:center;font-weight:500;letter-spacing:-.02em;position:relative}
.heat .undef{background:repeating-linear-gradient(135deg,var(--hatch) 0 1px,transparent 1px 6px);color:var(--ink-2);box-shadow:inset 0 0 0 1px var(--rule-2)}
.heat .undef b,.heat .undef span{background:var(--bg);padding:0 4px;font-weight:500}
.heat .frail::after{content:"";position:absolute;inset:3px;border:1px solid currentColor;opacity:.55}
.heat .sig::before{content:"";position:absolute;right:4px;top:4px;width:5px;height:5px;border-radius:50%;background:currentColor}
.heat .cl{border-left:2px solid var(--contour)}
.heat .cb{border-bottom:2px solid var(--contour)}
.dz{background:var(--d0);color:var(--diff-ink)}
${[...LEVELS, ...DIFFERENCES].join("\n")}
.legend{display:flex;flex-wrap:wrap;gap:4px 16px;font-size:12px;line-height:16px;color:var(--ink-2);margin-top:12px}
.legend>span{display:inline-flex;gap:6px;align-items:center}
.ramp{display:inline-flex}.ramp i{width:16px;height:12px}
.sw{width:14px;height:12px;display:inline-block}
.meth{display:inline-flex;gap:6px;align-items:center}.meth svg{width:12px;height:12px;flex:none;overflow:visible}h1 .meth{display:inline}h1 .meth svg{width:.58em;height:.58em;margin-right:.28em}
.kv{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:6px 16px;font-size:13px;line-height:20px}.kv dt{color:var(--ink-3)}
.definitions{border-top:1px solid var(--rule);padding-top:16px}
@media screen and (max-width:720px){main{padding:20px 16px 64px}h1{font-size:24px;line-height:30px}.lede{font-size:18px;line-height:26px}.trio{grid-template-columns:minmax(0,1fr)}.desk{display:none!important}.phone{display:block!important}.heat{min-width:340px}.tbl{width:max-content;min-width:100%}.kv{grid-template-columns:minmax(0,1fr);gap:0}.kv dd{margin-bottom:8px}}
@page{size:A4;margin:16mm 14mm}
@media print{main{padding:0;max-width:none}body{font-size:10.5pt}section{margin-top:24pt}.scroll{overflow:visible}.tbl th,.tbl td{padding-right:8px}.tbl td,.tbl tbody th{font-size:8.5pt;line-height:12pt}.tbl th{font-size:8pt;white-space:normal}.fig,tr,.banner{break-inside:avoid}thead{display:table-header-group}h2,h3{break-after:avoid}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}}
`;
