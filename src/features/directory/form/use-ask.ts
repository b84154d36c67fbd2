import { useLocation, useNavigate } from 'react-router';

/** Goes to what a form asks for. To ask for the same again is no step further, or Back would seem to do nothing. */
export function useAsk(): (address: string) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (address) => void navigate(address, { replace: address === pathname + search });
}
