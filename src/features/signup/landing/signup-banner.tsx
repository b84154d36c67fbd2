import { type MouseEvent, useEffect, useEffectEvent, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { signup } from '#messages';
import { paths } from '#platform/paths.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { classes } from '#ui/classes.ts';
import { TextLink } from '#ui/text-link.tsx';
import { Store, UserRound } from 'lucide-react';
import { COUNTRY } from '#platform/pack.ts';
import { signupPath } from '../invitation.ts';
import './signup-banner.css';

/** The picture that is on its way loads unseen; when it is there, it takes the place of the other. */
export function SignupBanner({ shown, coming, changed, want, arrive, pathOf }: ShownKind) {
  return (
    <div className="signup-head pb-6 lg:pb-10">
      <div className="signup-banner relative overflow-clip bg-accent-soft">
        <BannerPicture key={shown} kind={shown} className={changed ? 'signup-zoom' : ''} />
        {coming && (
          <BannerPicture key={coming} kind={coming} className="invisible" onSettled={arrive} />
        )}
      </div>
      <div className="container-page">
        <div className="signup-intro relative grid items-center gap-x-12 gap-y-3 rounded-sheet bg-surface shadow-high">
          <div>
            <h1 className="text-title font-extrabold">{signup.startConnecting}</h1>
            <p className="mt-2 text-small text-pretty text-ink-2 sm:text-body">
              {KINDS[shown].intro()}
            </p>
          </div>
          <div className="grid gap-x-6 sm:max-lg:flex sm:max-lg:items-center">
            <KindToggle shown={shown} coming={coming} want={want} pathOf={pathOf} />
            <p className="text-ink-2 lg:text-center">
              {signup.haveAccount} <TextLink to={paths.login}>{signup.logIn}</TextLink>
            </p>
          </div>
        </div>
      </div>
    </div>
  );
}

/** Two links, so that it works before scripts arrive. */
function KindToggle({
  shown,
  coming,
  want,
  pathOf,
}: Pick<ShownKind, 'shown' | 'coming' | 'want' | 'pathOf'>) {
  // Chosen already, though its picture is still on its way.
  const marked = coming ?? shown;
  const choose = (event: MouseEvent, kind: ProviderKind) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    want(kind);
  };
  return (
    <nav
      aria-label={signup.signUpAs}
      aria-busy={coming !== null || undefined}
      className="grid w-full max-w-96 grid-cols-2 gap-1 rounded-card bg-surface p-1.5 shadow-high"
    >
      {(['specialist', 'business'] as const).map((kind) => {
        const { label, Icon } = KINDS[kind];
        return (
          <Link
            key={kind}
            to={pathOf(kind)}
            replace
            preventScrollReset
            aria-current={kind === shown ? 'page' : undefined}
            onClick={(event) => choose(event, kind)}
            data-accent={kind}
            className={classes(
              'flex min-h-12 items-center justify-center gap-2 rounded-[0.7rem] px-3 font-semibold transition',
              kind === marked
                ? 'bg-accent text-accent-ink'
                : 'text-ink-2 hover:bg-surface-2 hover:text-ink',
            )}
          >
            <Icon aria-hidden className="size-5" />
            {label()}
          </Link>
        );
      })}
    </nav>
  );
}

interface BannerPictureProps {
  kind: ProviderKind;
  className: string;
  /** Told when it is there, or will never be. */
  onSettled?: () => void;
}

const NARROW = '(max-width: 50rem)';
const file = (kind: ProviderKind, width: number, format: 'avif' | 'webp') =>
  `/pictures/signup-${kind}-${width}.${format}`;

/** The wide scene, or the middle of it on phones. */
function BannerPicture({ kind, className, onSettled }: BannerPictureProps) {
  return (
    <picture className="contents">
      <source media={NARROW} type="image/avif" srcSet={file(kind, 800, 'avif')} />
      <source media={NARROW} srcSet={file(kind, 800, 'webp')} />
      <source type="image/avif" srcSet={file(kind, 1600, 'avif')} />
      <img
        src={file(kind, 1600, 'webp')}
        alt=""
        width={1600}
        height={500}
        fetchPriority="high"
        onLoad={onSettled}
        onError={onSettled}
        className={classes('absolute inset-0 size-full object-cover', className)}
      />
    </picture>
  );
}

const KINDS = {
  specialist: {
    label: () => signup.specialist,
    Icon: UserRound,
    intro: () => signup.specialistPitch(COUNTRY.name),
  },
  business: {
    label: () => signup.business,
    Icon: Store,
    intro: () => signup.businessPitch,
  },
} as const satisfies Record<ProviderKind, unknown>;

/** A picture that has not come by then comes later. */
const PATIENCE_MS = 4_000;

/** The kind that is shown, kept in the address; `coming` is one whose picture is still on its way. */
export function useShownKind() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const shown: ProviderKind = search.get('type') === 'business' ? 'business' : 'specialist';
  const [wanted, setWanted] = useState<ProviderKind | null>(null);
  const [changed, setChanged] = useState(false);
  const coming = wanted === shown ? null : wanted;
  const pathOf = (kind: ProviderKind) => signupPath(kind, search.get('invitation'));

  const arrive = () => {
    setWanted(null);
    if (!coming) return;
    setChanged(true);
    void navigate(pathOf(coming), { replace: true, preventScrollReset: true });
  };

  const stopWaiting = useEffectEvent(arrive);
  useEffect(() => {
    if (!coming) return;
    const timer = setTimeout(() => stopWaiting(), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [coming]);

  return { shown, coming, changed, want: setWanted, arrive, pathOf };
}

type ShownKind = ReturnType<typeof useShownKind>;
