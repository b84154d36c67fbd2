import type { LucideIcon } from 'lucide-react';

interface ContactDetailProps {
  name: string;
  icon: LucideIcon;
  href?: string | undefined;
  children: string;
}

export function ContactDetail({ name, icon: Icon, href, children }: ContactDetailProps) {
  return (
    <div className="flex min-h-11 items-center gap-3">
      <dt className="grid size-9 shrink-0 place-items-center rounded-full bg-accent-soft text-accent">
        <Icon aria-hidden className="size-4.5" />
        <span className="sr-only">{name}</span>
      </dt>
      <dd dir="auto" className="min-w-0 flex-1 py-1 text-small leading-snug">
        {href && children ? (
          <a
            href={href}
            className="flex min-h-11 items-center font-medium underline-offset-4 hover:text-accent hover:underline"
          >
            {children}
          </a>
        ) : (
          children || <span className="text-ink-3">N/A</span>
        )}
      </dd>
    </div>
  );
}
