import { OWN_COLOURS, shadesOf } from '#platform/colours.rules.ts';
import type { Env } from '#platform/env.server.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';

/** All that the card needs stands in it: nothing is loaded but the portrait. The site around it chooses the width. */
export function embedStyle(kind: ProviderKind, env: Pick<Env, 'COLOR_MAIN' | 'COLOR_BUSINESS'>) {
  const name = kind === 'specialist' ? 'COLOR_MAIN' : 'COLOR_BUSINESS';
  const { light, dark } = shadesOf(env[name] ?? OWN_COLOURS[name]);
  const both = (day: string, night: string) => `light-dark(${day},${night})`;
  return `
:root{color-scheme:light dark;--accent:${both(light.base, dark.base)};--soft:${both(light.soft, dark.soft)};--strong:${both(light.strong, dark.strong)};--ink:${both('#10222b', '#eaf4f3')};--quiet:${both('#3f525c', '#a3bac0')};--line:${both('#d9d6cc', '#23404b')};--page:${both('#fff', '#0d252e')}}
*{box-sizing:border-box;margin:0}
html{height:100%;overflow:hidden auto}
body{min-height:100%;display:grid;color:var(--ink);font:14px/1.35 system-ui,sans-serif}
main{position:relative;display:grid;grid-template:1fr auto/auto minmax(0,1fr);align-items:center;gap:6px 14px;padding:12px 16px;background:var(--page);border:1px solid var(--line);border-radius:16px;overflow:hidden}
main:hover{border-color:var(--accent)}
.portrait{position:relative;display:grid;place-items:center;width:64px;height:64px;border-radius:${kind === 'specialist' ? '50%' : '14px'};overflow:hidden;background:var(--soft);color:var(--strong);font:700 22px/1 system-ui,sans-serif}
.portrait img{position:absolute;inset:0;width:100%;height:100%;object-fit:cover}
h1{font-size:17px;line-height:1.2}
h1,.does{overflow-wrap:anywhere;display:-webkit-box;-webkit-box-orient:vertical;overflow:hidden}
h1{-webkit-line-clamp:2}
.does{-webkit-line-clamp:1}
a{color:inherit;text-decoration:none}
a::after{content:"";position:absolute;inset:0;border-radius:16px}
a:focus-visible{outline:0}
a:focus-visible::after{outline:3px solid var(--accent);outline-offset:-3px}
.does{color:var(--accent);font-weight:600}
.words{display:grid;grid-template-columns:minmax(0,1fr);gap:2px}
.facts{display:flex;flex-wrap:wrap;gap:0 10px;color:var(--quiet)}
.facts span{max-width:100%;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
.facts b{color:var(--ink)}
.star{color:#f2a93b;font-style:normal}
.site{grid-column:1/-1;display:flex;align-items:end;justify-content:space-between;gap:8px;padding-top:6px;border-top:1px solid var(--line);color:var(--quiet);font-size:13px;text-wrap:balance}
.site span+span{flex:none}
.site b{color:var(--accent)}
.gone{grid-column:1/-1;color:var(--quiet)}
@media(width<17rem){main{padding:8px 12px;column-gap:10px}.portrait{width:44px;height:44px;font-size:16px}}
`;
}
