import { paths } from '#platform/paths.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';

export type AccountKind = ProviderKind | 'admin';

const HOMES: Record<AccountKind, string> = {
  specialist: paths.specialistEditor,
  business: paths.businessEditor,
  admin: paths.admin,
};

export const accountHome = (kind: AccountKind): string => HOMES[kind];
