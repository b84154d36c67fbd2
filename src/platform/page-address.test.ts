import { expect, it } from 'vitest';
import { pageAddress } from './page-address.ts';

it.each([
  ['/admin/log', { pathname: '/admin/log', search: '' }],
  ['/admin/log.data', { pathname: '/admin/log', search: '' }],
  [
    '/admin/log.data?day=2026-11-15&_routes=x',
    { pathname: '/admin/log', search: '?day=2026-11-15' },
  ],
  ['/_.data', { pathname: '/', search: '' }],
  ['/es/dashboard/_.data?_routes=x', { pathname: '/dashboard/', search: '' }],
  ['/admin.data?index', { pathname: '/admin', search: '' }],
  ['/admin?index&page=2', { pathname: '/admin', search: '?page=2' }],
])('%s is known to people by its own name', (asked, address) => {
  expect(pageAddress(new Request(`http://localhost${asked}`))).toEqual(address);
});
