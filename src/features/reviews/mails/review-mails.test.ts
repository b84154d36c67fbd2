import { describe, expect, it } from 'vitest';
import { newReviewMail, reviewRemovedMail, reviewReplyMail } from './review-mails.server.ts';

const site = { name: 'Kanek', url: 'https://kanek.bz', contactEmail: 'hello@kanek.bz' };
const maria = { kind: 'specialist', name: 'María', slug: 'maria-castillo-7f3k9q' } as const;
const review = { reviewId: 12, author: 'Emily', stars: 1, text: 'Late.\nVery late, in fact.' };
const link = 'https://kanek.bz/specialist/maria-castillo-7f3k9q?review=12#review-12\n';

describe('newReviewMail', () => {
  it('tells the provider who wrote what, and where to reply', () => {
    const { subject, text } = newReviewMail(site, { ...maria, ...review, changed: false });
    expect(subject).toBe('Emily reviewed you');
    expect(text).toContain('Emily gave you 1 out of 5 stars and wrote:');
    expect(text).toContain('> Late.\n> Very late, in fact.');
    expect(text).toContain(link);
    expect(text).toContain('https://kanek.bz/reviews\n');
  });

  it('says when it was changed', () => {
    const { subject, text } = newReviewMail(site, { ...maria, ...review, changed: true });
    expect(subject).toBe('Emily changed a review of you');
    expect(text).toContain('It now gives 1 out of 5 stars');
  });

  it('differs by nothing but the number of stars', () => {
    const [one, five] = [1, 5].map((stars) =>
      newReviewMail(site, { ...maria, ...review, stars, changed: false }),
    );
    expect(five!.text.replaceAll('5 out of', '1 out of')).toBe(one!.text);
    expect(five!.subject).toBe(one!.subject);
  });
});

describe('mails to the author', () => {
  it('bring the reply and lead to it', () => {
    const mail = reviewReplyMail(site, { ...maria, ...review, reply: 'Sorry!' });
    expect(mail.subject).toBe('María replied to your review');
    expect(mail.text).toContain('> Sorry!');
    expect(mail.text).toContain(link);
  });

  it('tell why a review was removed', () => {
    const mail = reviewRemovedMail(site, { ...maria, author: 'Emily', reason: 'Names a child.' });
    expect(mail.text).toContain('> Names a child.');
    expect(mail.text).toContain('/specialist/maria-castillo-7f3k9q#reviews\n');
  });
});
