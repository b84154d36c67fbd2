/** What a service worker has around it; the library of types for it cannot stand beside that of pages. */
interface LongEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface FetchEvent extends LongEvent {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  /** The page that is being opened. */
  resultingClientId: string;
  respondWith: (answer: Promise<Response>) => void;
}

interface WorkerMessage extends LongEvent {
  data: unknown;
  ports: readonly MessagePort[];
}

interface WorkerEvents {
  install: LongEvent;
  activate: LongEvent;
  fetch: FetchEvent;
  message: WorkerMessage;
}

interface WorkerScope {
  location: Location;
  registration: ServiceWorkerRegistration;
  clients: {
    claim: () => Promise<void>;
    get: (id: string) => Promise<Pick<MessagePort, 'postMessage'> | undefined>;
    matchAll: (options: {
      type: 'window';
      includeUncontrolled: boolean;
    }) => Promise<readonly { url: string }[]>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listen: (event: WorkerEvents[Name]) => void,
  ) => void;
}

export const scope = globalThis as unknown as WorkerScope;
