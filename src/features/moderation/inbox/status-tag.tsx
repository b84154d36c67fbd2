import { Tag, type TagTone } from '../desk/tag.tsx';
import { MESSAGE_STATUSES, type MessageStatus } from './inbox.rules.ts';

const tones: Record<MessageStatus, TagTone> = {
  new: 'danger',
  open: 'accent',
  answered: 'success',
  closed: 'plain',
};

export function StatusTag({ status }: { status: MessageStatus }) {
  return <Tag tone={tones[status]}>{MESSAGE_STATUSES[status]}</Tag>;
}
