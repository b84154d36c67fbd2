import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { focusPlace } from '#ui/frame/focus-place.ts';
import { messageOf } from '#features/accounts/access/live-message.tsx';
import { errorsIn } from '#features/accounts/text.rules.ts';
import { useFormErrors } from '#ui/use-form-errors.ts';
import { checkReply } from './review.rules.ts';

/** What became of a reply; without scripts the page finds by its review where to tell it. */
export interface ReplyAnswer {
  reviewId?: number;
  typed?: string;
  done?: string;
  failure?: string;
}

/** `isOpen` is whether there is something to reply to, as far as the page knows. */
export function useReply(cardId: string, isOpen: boolean, posted: ReplyAnswer | undefined) {
  const { Form, state, data } = useFetcher<ReplyAnswer>();
  const answer = data ?? posted;
  const busy = state !== 'idle';
  const { errors, onSubmit, onInput } = useFormErrors<'text'>({
    answer: undefined,
    busy,
    check: ({ text }) => errorsIn({ text: checkReply(text.trim()) }),
  });
  const isGone = data !== undefined && !isOpen;

  // The form that had the focus is gone.
  useEffect(() => {
    const card = isGone && document.getElementById(cardId);
    if (card) focusPlace(card);
  }, [cardId, isGone]);

  return {
    Form,
    handlers: { onSubmit, onInput },
    busy,
    error: errors.text,
    typed: posted?.failure ? posted.typed : undefined,
    /** What came second, to a review that was answered elsewhere meanwhile, or removed. */
    unsent: isOpen || !answer?.failure ? undefined : answer.typed,
    message: busy || errors.text ? null : messageOf(answer),
  };
}

export type Reply = ReturnType<typeof useReply>;
