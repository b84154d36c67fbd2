import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { languageOf, readLanguageBy } from '#platform/language.ts';

readLanguageBy(() => languageOf(location.pathname));

// What is too old for them would break a page that is whole as it came.
if (!document.documentElement.dataset.scripts)
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
