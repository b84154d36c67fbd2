import type { ReactNode } from 'react';

interface LiveRegionsProps {
  failed: boolean;
  className?: string;
  children: ReactNode;
}

/** Both are always there: one that comes with its text is not read out. */
export const LiveRegions = ({ failed, className, children }: LiveRegionsProps) => (
  <>
    <div role="alert" className={className}>
      {failed && children}
    </div>
    <div role="status" className={className}>
      {!failed && children}
    </div>
  </>
);
