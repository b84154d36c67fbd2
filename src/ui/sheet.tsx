import { Modal, type ModalProps } from '#ui/modal.tsx';

/** Filters and other side work: rises from the bottom on phones, comes from the side on wider screens. */
export function Sheet(props: Omit<ModalProps, 'className'>) {
  return <Modal {...props} className="sheet" />;
}
