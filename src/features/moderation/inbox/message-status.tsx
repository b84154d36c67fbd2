import { Tag, type TagTone } from '../desk/tag.tsx';
import { MESSAGE_STATUSES, type MessageStatus as Status } from './inbox.rules.ts';

const tones: Record<Status, TagTone> = {
  new: 'danger',
  open: 'accent',
  answered: 'success',
  closed: 'plain',
};

export function MessageStatus({ status }: { status: Status }) {
  return <Tag tone={tones[status]}>{MESSAGE_STATUSES[status]}</Tag>;
}
