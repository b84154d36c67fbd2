import { useLocation, useNavigate, type NavigateOptions } from 'react-router';

/** Goes to what a form asks for. To ask for the same again is no step further, or Back would seem to do nothing. */
export function useAsk(): (address: string, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (address, options) =>
    void navigate(address, { ...options, replace: address === pathname + search });
}
