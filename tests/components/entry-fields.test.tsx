// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NEW_PASSWORDS } from '../../contracts/forms/fields.ts';
import { EntryField } from '../../src/components/fields/EntryFields.tsx';
import { renderView } from '../kit/views.tsx';

const FIELD = { field: NEW_PASSWORDS.password, words: { label: 'Password' } };

describe('the field for a new password', () => {
  it('announces what the server has against the password', () => {
    renderView(<EntryField {...FIELD} refusal="This password is known to many." />);
    expect(screen.getByRole('alert').textContent).toBe('This password is known to many.');
  });

  it('shows its own check without announcing it, as the focus is there', () => {
    renderView(<EntryField {...FIELD} error="At least 8 characters." />);
    screen.getByText('At least 8 characters.');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
