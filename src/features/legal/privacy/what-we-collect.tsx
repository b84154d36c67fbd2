import type { LegalSection } from '../legal-section.ts';
import { OPERATOR } from '../operator.ts';
import type { PrivacyFacts } from './privacy-facts.ts';

export const whatWeCollect = ({ site: { name } }: PrivacyFacts): LegalSection[] => [
  {
    id: 'definitions',
    title: 'Definitions',
    body: (
      <dl>
        <dt>Company, we, us, our</dt>
        <dd>{OPERATOR}, registered in Belize, which operates the Service.</dd>
        <dt>Service</dt>
        <dd>The website {name}.</dd>
        <dt>Account</dt>
        <dd>What a specialist or a business creates in order to have a profile.</dd>
        <dt>Profile</dt>
        <dd>The public page of a specialist or a business.</dd>
        <dt>You</dt>
        <dd>Whoever uses the Service, with or without an Account.</dd>
        <dt>Device</dt>
        <dd>What you use the Service with: a phone, a tablet, a computer.</dd>
        <dt>Personal Data</dt>
        <dd>Everything that tells something about a person who is known or can be recognised.</dd>
        <dt>Usage Data</dt>
        <dd>What arises by itself when the Service is used, such as which page was asked for.</dd>
        <dt>Cookies</dt>
        <dd>Small files that a website keeps on your Device and reads again later.</dd>
      </dl>
    ),
  },
  {
    id: 'data-we-collect',
    title: 'Data We Collect',
    body: (
      <>
        <p>
          You can search, read profiles and contact providers without telling us who you are. When
          you give us something yourself, it is this:
        </p>
        <h3>From specialists and businesses</h3>
        <ul>
          <li>email address, for logging in, and a work email if you want to show one;</li>
          <li>first and last name, or the name of the business;</li>
          <li>phone number;</li>
          <li>address, from businesses;</li>
          <li>district and city, town or village where you work;</li>
          <li>
            what you write and show in your Profile: occupation or type of business, category,
            education, skills, services, descriptions, pictures and a video. From pictures we remove
            what the camera has hidden in them, such as the place where they were taken;
          </li>
          <li>a password, of which we keep only a form that cannot be turned back into it;</li>
          <li>
            the network address that you signed up from, by which we recognise signing up in bulk.
          </li>
        </ul>
        <h3>From visitors who write something</h3>
        <ul>
          <li>
            in a review: your email address, which is not shown, your first name and your text;
          </li>
          <li>in a message to us or to a provider: your name, your email address and your text;</li>
          <li>
            in a report: your text and, if you wish, your email address, and a scrambled form of
            your network address, different for each thing that is reported, by which we count you
            once.
          </li>
        </ul>
        <h3>Usage Data</h3>
        <ul>
          <li>
            From everybody: which page was asked for, when, and whether it could be shown. These
            records hold no network address and nothing that you have searched for.
          </li>
          <li>
            How often a Profile was seen, appeared in a search, had its call, WhatsApp or email
            button pressed, or was sent a message. We count this without knowing by whom, and after
            48 hours only a number for each day is left.
          </li>
          <li>
            When you are logged in: the kind of Device and browser, when you logged in and when you
            were last here, so that you can see and end your own sessions.
          </li>
          <li>
            In order to stop guessing and mass sending, we count attempts for each network address
            and email address. The counters hold a scrambled form of the address, not the address,
            and are deleted when they have served their time, after a day at the latest.
          </li>
        </ul>
      </>
    ),
  },
];
