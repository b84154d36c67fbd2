import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { languageOf, readLanguageBy } from '#platform/language.ts';
import { stayWithoutScripts } from '#ui/frame/stay-without-scripts.ts';

readLanguageBy(() => languageOf(location.pathname));

// Chrome has it since 110 and Safari since 16. What is older would break a page that is whole as it came.
if ('toSorted' in Array.prototype)
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
else stayWithoutScripts();
