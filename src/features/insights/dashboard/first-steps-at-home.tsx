import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { nameFirstSteps, useFirstSteps } from '#features/accounts/first-steps.ts';
import { paths } from '#platform/paths.ts';
import { FirstStepsCard } from './first-steps-card.tsx';
import type { DashboardView } from './get-dashboard.server.ts';

/** Where signing up leads to: above everything, and only there for those who have steps left. */
export default function FirstStepsAtHome({ name }: { name: string }) {
  const kept = useFirstSteps(name);
  const { load, data } = useFetcher<DashboardView>();
  const nameless = kept !== null && kept.profile === null;
  useEffect(() => {
    if (nameless) void load(paths.dashboard);
  }, [nameless, load]);
  useEffect(() => {
    if (data) nameFirstSteps({ ...data, listed: data.standing.listed });
  }, [data]);
  if (!kept?.profile) return null;
  return (
    <div className="container-page py-4">
      <FirstStepsCard name={name} />
    </div>
  );
}
