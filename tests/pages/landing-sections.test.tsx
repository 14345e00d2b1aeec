// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { LANDING_TOPICS } from '../../contracts/site/landing-topics.ts';
import { TOPIC_URGENCY_LABELS } from '../../contracts/texts/en/landing-topics.ts';
import { RATING_PLACE } from '../../server/routes/start-page.ts';
import { LandingPage } from '../../src/pages/landing/Landing.page.tsx';

beforeEach(() => {
  document.body.innerHTML = renderToStaticMarkup(<LandingPage prefetch={[]} />);
});

const topic = (label: string): HTMLElement => {
  const part = screen.getByText(label, { selector: 'summary' }).closest('details');
  if (part === null) throw new Error(`"${label}" opens nothing`);
  return part;
};

describe('the topics of the start page', () => {
  it('[LAND-07] are five chips in this order', () => {
    const chips = [...document.querySelectorAll('[data-topic] > summary')];
    expect(chips.map((chip) => chip.textContent)).toEqual([
      'Tooth pain',
      'Bleeding gums',
      'White spot in mouth',
      'Teeth spacing',
      'Cosmetic concern',
    ]);
  });

  it('[LAND-08] are closed at first, and one at a time is open without any script', () => {
    const parts = [...document.querySelectorAll('details[data-topic]')];
    expect(parts.map((part) => part.hasAttribute('open'))).toEqual(LANDING_TOPICS.map(() => false));
    // The browser itself closes the others of one name.
    expect(new Set(parts.map((part) => part.getAttribute('name')))).toEqual(new Set(['topic']));
  });

  it.each([
    ['Tooth pain', /^Pain that keeps you awake/, 'hold a cold cloth for 15 to 20 minutes'],
    ['Bleeding gums', /most often inflamed by plaque/, 'Keep brushing twice a day'],
    ['White spot in mouth', /still there after two weeks/, 'Don’t scrape it'],
    ['Teeth spacing', /rarely urgent/, 'Don’t use rubber bands'],
    ['Cosmetic concern', /can wait for a checkup/, 'Don’t scrub with charcoal'],
  ])('[LAND-09] [LAND-10] %s comes with advice and self-care tips', (label, advice, tip) => {
    const part = within(topic(label));
    part.getByText(advice);
    expect(part.getAllByRole('listitem', { hidden: true })).toHaveLength(3);
    part.getByText(tip, { exact: false });
  });

  it.each([
    ['Tooth pain', 'medium', 'See a dentist soon'],
    ['Bleeding gums', 'medium', 'See a dentist soon'],
    ['White spot in mouth', 'medium', 'See a dentist soon'],
    ['Teeth spacing', 'low', 'Schedule a regular checkup'],
    ['Cosmetic concern', 'low', 'Schedule a regular checkup'],
  ])(
    '[LAND-11] [LAND-13] [LAND-14] %s has its urgency in a dot and in words',
    (label, urgency, words) => {
      const said = within(topic(label)).getByText(words);
      expect(said.dataset['urgency']).toBe(urgency);
    },
  );

  it('[LAND-11] [LAND-12] call nothing immediate whose own advice allows days', () => {
    expect(TOPIC_URGENCY_LABELS.high).toBe('Seek immediate care');
    expect(screen.queryByText(TOPIC_URGENCY_LABELS.high)).toBeNull();
    within(topic('Tooth pain')).getByText(/needs a dentist within 1 to 3 days/);
  });

  it('[LAND-15] start the assessment with their own words', () => {
    const way = within(topic('White spot in mouth')).getByText('Get AI Assessment').closest('a');
    expect(way?.getAttribute('href')).toBe('/chat?query=White+spot+in+mouth');
  });
});

const section = (name: string) => within(screen.getByRole('region', { name }));

describe('the sections of the start page', () => {
  it('[LAND-16] [LAND-19] lead to the chat in two more places', () => {
    expect(screen.getByText('Start Chat').closest('a')?.getAttribute('href')).toBe('/chat');
    const consultation = screen.getByRole('link', { name: 'Start Free Consultation' });
    expect(consultation.getAttribute('href')).toBe('/chat');
  });

  it('[LAND-17] [LAND-28] show how it works in four steps, in this order', () => {
    const steps = section('How it works').getAllByRole('heading', { level: 3 });
    expect(steps.map((step) => step.textContent)).toEqual([
      'Chat with AI',
      'Get an AI assessment',
      'See treatment options',
      'Book a teleconsult',
    ]);
  });

  const claims = () =>
    section('Why Toothwise')
      .getAllByRole('listitem')
      .map((item) => item.textContent);

  it('[LAND-18] [LAND-21] [LAND-27] say why to ask an AI, each claim with what makes it true', () => {
    expect(claims().slice(0, 2)).toEqual([
      expect.stringMatching(/^Don’t just google it.*how sure we are/),
      expect.stringMatching(/^AI trained specifically for dentistry.*It is no dentist/),
    ]);
  });

  it('[LAND-25] [LAND-26] say why to find a dentist here, each claim with what makes it true', () => {
    expect(claims().slice(2)).toEqual([
      expect.stringMatching(/^No sponsored rankings.*nearest dentists come first/),
      expect.stringMatching(/^Only verified dentists.*registration number is on file/),
    ]);
  });

  it('[LAND-22] [LAND-23] [LAND-24] claim what is so: free, anonymous, without signing up', () => {
    for (const claim of ['Free', 'Anonymous', 'No sign-up to start']) screen.getByText(claim);
  });

  it('[LAND-29] show no rating that nobody gave, and leave the place for the real one', () => {
    expect(document.querySelector('[data-rating]')?.textContent).toBe('');
    expect(document.body.textContent).not.toContain('4.9');
    // As the server looks for it, to put the real one there.
    expect(document.body.innerHTML.split(RATING_PLACE)).toHaveLength(2);
  });

  it('[LAND-20] keep one’s own result hidden until there is one', () => {
    const results = document.querySelector<HTMLElement>('#results');
    expect(results?.hidden).toBe(true);
  });

  it('[LAND-30] tell dentists of their dashboard', () => {
    section('For dentists').getByText(/A doctor dashboard lists calls and reminders/);
    const way = section('For dentists').getByRole('link');
    expect(way.getAttribute('href')).toBe('/for-dentists');
  });

  it('[ROUTE-44] have the place that /#chat-interface leads to', () => {
    expect(document.querySelector('#chat-interface')?.getAttribute('action')).toBe('/chat');
  });
});

describe('the header and footer of the site', () => {
  const header = () => within(screen.getByRole('banner'));
  const ways = () => {
    const links = within(header().getByRole('navigation', { name: 'Site', hidden: true }));
    return links
      .getAllByRole('link', { hidden: true })
      .map((link) => [link.textContent, link.getAttribute('href')]);
  };

  it('[SHELL-03] lead home by the logo', () => {
    const home = header().getByRole('link', { name: 'Toothwise, start page' });
    expect(home.getAttribute('href')).toBe('/home');
  });

  it('[SHELL-04] [SHELL-05] [SHELL-06] lead to what can be read', () =>
    expect(ways().slice(0, 3)).toEqual([
      ['How it works', '/how-it-works'],
      ['Blog', '/blog'],
      ['Resources', '/resources'],
    ]));

  it('[SHELL-07] [SHELL-08] lead to a dentist, and to who we are', () =>
    expect(ways().slice(3)).toEqual([
      ['Find a Dentist', '/find-dentist'],
      ['About', '/about'],
    ]));

  it('[SHELL-24] [SHELL-25] [SHELL-26] end with three groups of links', () => {
    const footer = within(screen.getByRole('contentinfo'));
    for (const name of ['Features', 'Company', 'Legal']) footer.getByRole('navigation', { name });
    for (const path of [
      '/terms-of-service',
      '/privacy-policy',
      '/dpdp-compliance',
      '/about#contact',
    ]) {
      expect(document.querySelector(`footer a[href="${path}"]`)).not.toBeNull();
    }
  });

  it('[SHELL-27] [SHELL-28] end with the disclaimer and the year', () => {
    const footer = within(screen.getByRole('contentinfo'));
    footer.getByText(/informational guidance only and is not a substitute for professional dental/);
    footer.getByText('© 2026 Toothwise');
  });
});
