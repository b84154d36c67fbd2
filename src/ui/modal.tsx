import { useId, useLayoutEffect, useRef, type PointerEvent, type ReactNode } from 'react';
import { frame } from '#messages';
import { X } from 'lucide-react';
import { classes } from '#ui/classes.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { DialogToasts } from '#ui/toast-region.tsx';

export interface ModalProps {
  open: boolean;
  /** The visitor asked to close: Escape, the cross, or a click beside it. */
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Stays in view while the content scrolls. */
  footer?: ReactNode;
  className?: string | undefined;
}

/** The browser's own modal dialog: it keeps focus inside and gives it back. Mark a control with data-autofocus to start there. */
export function Modal({ open, ...rest }: ModalProps) {
  return open ? <OpenModal {...rest} /> : null;
}

function OpenModal(props: Omit<ModalProps, 'open'>) {
  const { onClose, title, description, children, footer, className } = props;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);

  // A layout effect closes it before it leaves the page, or the browser would not return the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    const { style, clientWidth } = document.documentElement;
    style.setProperty('--scrollbar', `${window.innerWidth - clientWidth}px`);
    element?.showModal();
    element?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => element?.close();
  }, []);

  const isBeside = (event: { target: EventTarget }) => event.target === dialog.current;
  const notePress = (event: PointerEvent) => {
    pressedBeside.current = isBeside(event);
  };

  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}title`}
      aria-describedby={description ? `${id}text` : undefined}
      className={classes('modal', className)}
      data-print="off"
      onCancel={(event) => {
        if (!isBeside(event)) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => isBeside(event) && !event.currentTarget.open && onClose()}
      onPointerDown={notePress}
      onClick={(event) => pressedBeside.current && isBeside(event) && onClose()}
    >
      <div className="modal-body">
        <div className="grid gap-2 px-5 pt-5 pr-16 sm:px-8 sm:pt-7">
          <h2 id={`${id}title`} className="text-heading">
            {title}
          </h2>
          {description && (
            <p id={`${id}text`} className="text-ink-2">
              {description}
            </p>
          )}
        </div>
        <DialogToasts />
        {children && <div className="modal-content px-5 py-5 sm:px-8">{children}</div>}
        {footer && <div className="modal-footer px-5 pt-4 pb-5 sm:px-8 sm:pb-7">{footer}</div>}
        <IconButton
          label={frame.close}
          onClick={onClose}
          className="absolute top-3 right-3 sm:top-5 sm:right-5"
        >
          <X aria-hidden className="size-5" />
        </IconButton>
      </div>
    </dialog>
  );
}
