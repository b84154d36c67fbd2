import { createContext, useContext, type ComponentProps, type JSX } from 'react';

/** How the server writes what it may have written before; the browser has no memory of that kind. */
export const MarkupContext = createContext<((shown: JSX.Element) => string) | null>(null);

interface RememberedProps extends ComponentProps<'li'> {
  as: 'div' | 'li';
  /** One component with plain data, which uses neither ids nor where it stands: it looks the same for the same data. */
  children: JSX.Element;
}

/** Around what stands on many pages as it is: on the server it is made once, and in the browser it is like anything else. */
export function Remembered({ as: Tag, children, ...rest }: RememberedProps) {
  const markupOf = useContext(MarkupContext);
  const attributes = rest as object;
  if (!markupOf) return <Tag {...attributes}>{children}</Tag>;
  // React has written and escaped it, a moment or a while ago.
  // oxlint-disable-next-line react/no-danger
  return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: markupOf(children) }} />;
}
