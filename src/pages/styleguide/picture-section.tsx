import { Logo, LogoMark } from '#ui/frame/logo.tsx';
import { MessageScene, type Scene } from '#ui/frame/message-scene.tsx';
import { Section, Specimen } from './section.tsx';

const scenes: Record<Scene, string> = {
  lost: 'Not found',
  broken: 'Our fault',
  offline: 'No network',
  soon: 'Still to come',
};

export function PictureSection() {
  return (
    <Section
      id="pictures"
      title="Mark and scenes"
      note="A stepped temple over reef waves. Flat bands, one sun, one object that tells what happened."
    >
      <Specimen name="Mark and wordmark">
        <div className="flex flex-wrap items-center gap-6">
          <Logo name="Kanek" />
          <LogoMark className="size-6" />
          <LogoMark className="size-10" />
          <LogoMark className="size-16" />
          <LogoMark className="size-24" />
        </div>
      </Specimen>
      <Specimen name="Scenes">
        <ul className="grid grid-cols-2 gap-4 sm:gap-6">
          {Object.entries(scenes).map(([scene, caption]) => (
            <li key={scene}>
              <MessageScene
                scene={scene as Scene}
                className="w-full rounded-card sm:rounded-sheet"
              />
              <p className="mt-2 text-small text-ink-2">{caption}</p>
            </li>
          ))}
        </ul>
      </Specimen>
    </Section>
  );
}
