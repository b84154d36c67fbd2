import { useState } from 'react';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { Tabs } from './tabs.tsx';

afterEach(cleanup);

function Example() {
  const [selected, onSelect] = useState('one');
  const tabs = ['one', 'two', 'three'].map((id) => ({
    id,
    label: id,
    panel: `All about ${id}`,
    accent: 'specialist' as const,
  }));
  return <Tabs label="Numbers" tabs={tabs} selected={selected} onSelect={onSelect} />;
}

it('tabs are one stop for Tab; arrows, Home and End move and select', async () => {
  render(<Example />);
  const user = userEvent.setup();
  const selected = () => screen.getByRole('tab', { selected: true });
  await user.tab();
  for (const [key, name] of [
    ['ArrowRight', 'two'],
    ['End', 'three'],
    ['ArrowRight', 'one'],
    ['ArrowLeft', 'three'],
    ['Home', 'one'],
  ]) {
    await user.keyboard(`{${key}}`);
    expect(selected().textContent).toBe(name);
    expect(document.activeElement).toBe(selected());
    expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  }
  await user.click(screen.getByRole('tab', { name: 'two' }));
  const panel = screen.getByText('All about two');
  expect(panel.dataset.tabPanel).toBe('open');
  expect(panel.getAttribute('aria-labelledby')).toBe(selected().id);
});
