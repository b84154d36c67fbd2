import { Modal, type ModalProps } from '#ui/modal.tsx';

interface DialogProps extends Omit<ModalProps, 'className'> {
  /** `large` suits pictures and tables. */
  size?: 'medium' | 'large';
}

/** A question or a short task in the middle of the screen. */
export function Dialog({ size = 'medium', ...rest }: DialogProps) {
  return <Modal {...rest} className={size === 'large' ? 'dialog dialog-large' : 'dialog'} />;
}
