import type { Route } from './+types/profile-layout';
import { leadOn } from './http/lead-on.server.ts';

export const middleware: Route.MiddlewareFunction[] = [leadOn];
