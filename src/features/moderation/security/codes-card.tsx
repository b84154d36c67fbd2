import { Copy, Printer } from 'lucide-react';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { showNotice } from '#ui/notices.ts';

/** The recovery codes, this once. */
export function CodesCard({ codes }: { codes: readonly string[] }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      showNotice({ tone: 'success', text: 'Recovery codes copied.' });
    } catch {
      showNotice({ tone: 'danger', text: 'Copying did not work. Please write them down.' });
    }
  };
  return (
    <section
      aria-labelledby="codes-heading"
      className="card grid gap-4 border border-accent p-5 sm:p-6"
    >
      <h2 id="codes-heading" tabIndex={-1} className="text-subheading">
        Keep these recovery codes
      </h2>
      <Alert role="none">
        Each of them lets you in once when you do not have your device. They are shown this one
        time: print them, or keep them in a password manager, not on the device itself.
      </Alert>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-2 font-mono text-body font-semibold tracking-wide select-all max-[22rem]:grid-cols-1 sm:max-w-[24rem]">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3" data-needs-script data-print="off">
        <Button variant="secondary" size="small" onClick={() => void copy()}>
          <Copy aria-hidden className="size-4.5" />
          Copy
        </Button>
        <Button variant="secondary" size="small" onClick={() => window.print()}>
          <Printer aria-hidden className="size-4.5" />
          Print
        </Button>
      </div>
    </section>
  );
}
