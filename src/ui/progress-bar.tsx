import { useNavigation } from 'react-router';

/** A thin bar at the top while a page is on its way. CSS holds it back for 200 ms, so quick pages show none. */
export function ProgressBar() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return <div role="progressbar" aria-label="Loading page" className="progress" />;
}
