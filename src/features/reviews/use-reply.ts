import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useFetcher } from 'react-router';
import { focusPlace } from '#ui/frame/focus-place.ts';
import type { Notice } from '#ui/notices.ts';
import { textOf } from '#ui/text-of.ts';
import { useKeptTexts } from '#ui/use-kept-texts.ts';
import { checkReply } from './review.rules.ts';

/** What became of a reply; without scripts the page finds by its review where to tell it. */
export interface ReplyAnswer {
  reviewId?: number;
  typed?: string;
  done?: string;
  failure?: string;
}

/** One reply: checked here, sent once, and its answer told beside it. */
export function useReply(cardId: string, posted: ReplyAnswer | undefined, replied: boolean) {
  const { Form, state, data } = useFetcher<ReplyAnswer>();
  const answer = data ?? posted;
  const busy = state !== 'idle';
  const [error, setError] = useState<string>();
  const done = data?.done;
  const form = useRef<HTMLFormElement>(null);
  const keepTexts = useKeptTexts(form, `reply ${cardId}`, replied);

  // The form that had the focus is gone.
  useEffect(() => {
    const card = done && document.getElementById(cardId);
    if (card) focusPlace(card);
  }, [cardId, done]);

  const check = (event: FormEvent<HTMLFormElement>) => {
    const { currentTarget } = event;
    const wrong = checkReply(textOf(new FormData(currentTarget), 'text').trim());
    setError(wrong ?? undefined);
    if (!wrong && !busy) return;
    event.preventDefault();
    if (wrong) currentTarget.querySelector<HTMLElement>('[name=text]')?.focus();
  };

  return {
    Form,
    handlers: {
      ref: form,
      onSubmit: check,
      onInput(event: FormEvent<HTMLFormElement>) {
        setError(undefined);
        keepTexts(event);
      },
    },
    busy,
    error,
    typed: posted?.failure ? posted.typed : undefined,
    message: busy || error ? null : messageOf(answer),
  };
}

export type Reply = ReturnType<typeof useReply>;

function messageOf(answer: ReplyAnswer | undefined): Notice | null {
  if (answer?.failure) return { tone: 'danger', text: answer.failure };
  return answer?.done ? { tone: 'success', text: answer.done } : null;
}
