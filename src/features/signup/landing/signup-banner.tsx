import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { BannerPicture } from './banner-picture.tsx';
import { SideToggle } from './side-toggle.tsx';
import { SIDES } from './signup-sides.ts';
import { useSide } from './use-side.ts';
import './signup-banner.css';

/** The picture that is on its way loads unseen; when it is there, it takes the place of the other. */
export function SignupBanner({ shown, coming, changed, want, arrive }: ReturnType<typeof useSide>) {
  return (
    <div className="pb-10 lg:pb-14">
      <div className="signup-banner">
        <BannerPicture
          key={shown}
          side={shown}
          className={changed ? 'signup-picture signup-zoom' : 'signup-picture'}
        />
        {coming && (
          <BannerPicture
            key={coming}
            side={coming}
            className="signup-picture invisible"
            onSettled={arrive}
          />
        )}
      </div>
      <div className="container-page">
        <div className="signup-card">
          <h1 className="text-hero font-extrabold">Start Connecting!</h1>
          <p className="mt-3 mb-6 max-w-[34em] text-lead text-balance text-ink-2">
            {SIDES[shown].intro}
          </p>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <SideToggle shown={shown} coming={coming} onChoose={want} />
            <p className="text-ink-2">
              Already have an account?{' '}
              <Link
                to={paths.login}
                className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4 hover:text-accent-strong"
              >
                Log in
              </Link>
            </p>
          </div>
        </div>
      </div>
    </div>
  );
}
