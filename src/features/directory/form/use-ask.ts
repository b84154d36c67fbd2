import { useLocation, useNavigate, type NavigateOptions } from 'react-router';
import { noteSent } from '#ui/sent.ts';

/** Goes to what a form asks for. To ask for the same again is no step further, or Back would seem to do nothing. */
export function useAsk(): (address: string, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (address, options) => {
    const again = address === pathname + search;
    // Nothing is recalled of it: whoever asks again wants to know how it is now.
    if (again) noteSent();
    void navigate(address, { ...options, replace: again });
  };
}
