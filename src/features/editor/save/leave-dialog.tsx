import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface LeaveDialogProps {
  onLeave: () => void;
  onStay: () => void;
}

export function LeaveDialog({ onLeave, onStay }: LeaveDialogProps) {
  return (
    <Dialog
      open
      onClose={onStay}
      title="Leave without saving?"
      description="What you changed since the last save would be lost."
      footer={
        <div className="flex flex-wrap gap-3">
          <Button data-autofocus onClick={onStay}>
            Stay here
          </Button>
          <Button variant="secondary" onClick={onLeave}>
            Leave without saving
          </Button>
        </div>
      }
    />
  );
}
