import { useLocation } from 'react-router';
import { Pagination } from '#ui/pagination.tsx';

/** The pages of a desk's list, with everything else in the address as it is. */
export function DeskPages({ page, pages, label }: { page: number; pages: number; label: string }) {
  const { pathname, search } = useLocation();
  const href = (to: number) => {
    const query = new URLSearchParams(search);
    if (to === 1) query.delete('page');
    else query.set('page', String(to));
    const text = query.toString();
    return text ? `${pathname}?${text}` : pathname;
  };
  return <Pagination page={page} totalPages={pages} href={href} label={label} />;
}
