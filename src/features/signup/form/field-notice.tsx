import { Alert } from '#ui/alert.tsx';

/** Why submitting stopped. It floats above the end of the form, because the field it is about may be far up. */
export function FieldNotice({ text }: { text: string }) {
  return (
    <div className="pointer-events-none sticky bottom-4 z-10 -mt-4 mb-6 lg:ml-[calc((100%-4rem)/3+4rem)]">
      <Alert tone="danger" className="pointer-events-auto border-danger shadow-high">
        {text}
      </Alert>
    </div>
  );
}
