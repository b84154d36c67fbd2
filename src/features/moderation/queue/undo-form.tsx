import { Undo2 } from 'lucide-react';
import { Form, useNavigation } from 'react-router';
import { Button } from '#ui/button.tsx';
import type { DecidedView } from './queue-view.ts';

/** Takes a decision back. */
export function UndoForm({ decided }: { decided: DecidedView }) {
  const { state, formData } = useNavigation();
  const busy = state !== 'idle' && formData?.get('act') === String(decided.actId);
  return (
    <Form method="post">
      <input type="hidden" name="slug" value={decided.slug} />
      <input type="hidden" name="act" value={decided.actId} />
      <Button
        type="submit"
        name="intent"
        value="undo"
        variant="secondary"
        size="small"
        disabled={state !== 'idle'}
        busy={busy}
      >
        <Undo2 aria-hidden className="size-4.5" />
        Undo<span className="sr-only">: {decided.name}</span>
      </Button>
    </Form>
  );
}
