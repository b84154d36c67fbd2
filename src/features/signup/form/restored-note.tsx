import { Alert } from '#ui/alert.tsx';

export function RestoredNote({ onClear }: { onClear: () => void }) {
  return (
    <Alert className="mb-8">
      We kept what you typed. Only your password and pictures are needed again.{' '}
      <button
        type="button"
        onClick={onClear}
        className="min-h-11 font-semibold text-accent underline underline-offset-4 hover:text-accent-strong"
      >
        Start over
      </button>
    </Alert>
  );
}
