import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { SafetyNote } from './safety-note.tsx';

describe('the box above the buy button', () => {
  it('says what its owner wrote', () => {
    render(<SafetyNote product={{ warnings: 'Not in pregnancy.', herb_slugs: ['senna'] }} />);
    expect(screen.getByRole('region', { name: 'Before you use it' })).toHaveTextContent('Not in pregnancy.');
    expect(screen.queryByText(/no safety notes/)).toBeNull();
  });

  it.each(['', ' \n'])('asks for caution where nobody wrote what its herbs may do: %j', (warnings) => {
    render(<SafetyNote product={{ warnings, herb_slugs: ['senna'] }} />);
    expect(screen.getByRole('region', { name: 'Before you use it' })).toHaveTextContent(
      /^.*We have no safety notes on this product yet\. Do not use it in pregnancy/,
    );
  });

  it('is not there for a product without herbs and without warnings', () => {
    const { container } = render(<SafetyNote product={{ warnings: '', herb_slugs: [] }} />);
    expect(container).toBeEmptyDOMElement();
  });
});
