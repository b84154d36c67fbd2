import { useEffect, useState } from 'react';
import { X } from 'lucide-react';
import { useLocation } from 'react-router';
import { addressIn } from '#platform/language.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { readOn } from '#ui/frame/focus-place.ts';
import { createStored } from '#ui/stored.ts';
import { textLinkStyle } from '#ui/text-link.tsx';
import { useTypedValues } from './use-typed-values.ts';
import './language-offer.css';

const offered = createStored('language-offered');

/** In the language that it offers, whatever the page speaks. It lies over the page, so that nothing moves. */
export default function OfferLine() {
  const [open, setOpen] = useState(() => offered.read() === null);
  const { pathname, search } = useLocation();
  const takeAlong = useTypedValues(pathname + search);
  useEffect(() => offered.write('yes'), []);
  if (!open) return null;
  const close = () => {
    setOpen(false);
    readOn();
  };
  return (
    <section aria-label="Idioma" lang="es" className="language-offer" data-print="off">
      <p className="text-small">
        ¿Prefiere español?{' '}
        <a
          href={addressIn('es', pathname + search)}
          hrefLang="es"
          onClick={takeAlong}
          className={textLinkStyle}
        >
          Ver en español
        </a>
      </p>
      <IconButton label="Cerrar" onClick={close}>
        <X aria-hidden className="size-5" />
      </IconButton>
    </section>
  );
}
