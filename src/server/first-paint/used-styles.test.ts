import { describe, expect, it } from 'vitest';
import { readStylesheet, usedStyles } from './used-styles.ts';

const used = (css: string, ...page: string[]) => usedStyles(readStylesheet(css), new Set(page));

describe('the styles that a page uses', () => {
  it('are those whose classes and elements are all on it', () => {
    const css = 'a{x:1}table{x:2}.card{x:3}.card .hint{x:4}.other,.card>a{x:5}';
    expect(used(css, 'a', '.card')).toBe('a{x:1}.card{x:3}.card>a{x:5}');
  });

  it('keep their order and their groups, and lose the empty ones', () => {
    const css =
      '@layer a,b;@layer b{@media (width>=40rem){.sm\\:mt-1\\.5{x:1}.no{x:2}}}@layer a{.no{x:3}}';
    expect(used(css, '.sm:mt-1.5')).toBe(
      '@layer a,b;@layer b{@media (width>=40rem){.sm\\:mt-1\\.5{x:1}}}',
    );
  });

  it('do not ask for what stands in parentheses or brackets', () => {
    const css = ':where(.a>:not(:last-child)){x:1}.b:is(.c,.d) ,[data-x=y]{x:2}';
    expect(used(css, '.b')).toBe(':where(.a>:not(:last-child)){x:1}.b:is(.c,.d) ,[data-x=y]{x:2}');
  });

  it('ask for what must be within, but not for each of several', () => {
    const css = 'a:has(.b>.c){x:1}a:has(.b,.c){x:2}a:not(:has(.c)) p,a:has(.b[x]:is(.c)){x:3}';
    expect(used(css, 'a', 'p', '.b')).toBe(
      'a:has(.b,.c){x:2}a:not(:has(.c)) p,a:has(.b[x]:is(.c)){x:3}',
    );
    expect(used(css, 'a', 'p', '.c')).toBe('a:has(.b,.c){x:2}a:not(:has(.c)) p{x:3}');
  });

  it('bring the animations and properties that they name, and no others', () => {
    const css =
      '.a{animation:rise 1s}@keyframes rise{0%{x:1}}@keyframes fall{0%{x:1}}@property --t{syntax:"*"}';
    expect(used(css, '.a')).toBe('.a{animation:rise 1s}@keyframes rise{0%{x:1}}');
  });

  it('bring the values that they ask for by name, also within others, and no others', () => {
    const css = ':root{--a:var(--b);--b:1px;--c:var(--d);--d: ;color:red;--e:2px}a{x:var(--a,0)}';
    expect(used(css, 'a')).toBe(':root{--a:var(--b);--b:1px;color:red;}a{x:var(--a,0)}');
  });

  it('leave out the parts of inputs for days and numbers', () => {
    const css = '::-webkit-datetime-edit{x:1}::-webkit-inner-spin-button,input{x:2}';
    expect(used(css, 'input')).toBe('input{x:2}');
  });

  it('leave out what only paper and hovering show', () => {
    expect(used('@media print{a{x:1}}@media (hover:hover){a:hover{x:2}}a{x:3}', 'a')).toBe(
      'a{x:3}',
    );
  });
});
