import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { labelAnchor, labelPlaces, labelRoom, makeScale } from './chart-props.ts';
import { BarChart, LineChart } from './charts.tsx';

describe('the axis', () => {
  it.each([
    [[61.2, 64.8], false, [61, 62, 63, 64, 65]],
    [[14, 16.5], true, [0, 5, 10, 15, 20]],
    [[0.1, 0.3], true, [0, 0.1, 0.2, 0.3]],
    [[70], false, [66, 68, 70, 72, 74]],
    [[], true, [0, 0.25, 0.5, 0.75, 1]],
    [[-3, 4], false, [-4, -2, 0, 2, 4]],
  ])('has round numbers around %j', (values, fromZero, ticks) => {
    expect(makeScale(values, fromZero).ticks).toEqual(ticks);
  });

  it('holds every value, whatever they are', () => {
    let seed = 7;
    const random = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647;
    for (let run = 0; run < 500; run += 1) {
      const size = 10 ** (random() * 8 - 3);
      const values = Array.from({ length: 1 + Math.floor(random() * 9) }, () => (random() - 0.3) * size);
      const { min, max, ticks } = makeScale(values, random() < 0.5);
      expect(min).toBeLessThanOrEqual(Math.min(...values));
      expect(max).toBeGreaterThanOrEqual(Math.max(...values));
      expect(ticks.length).toBeGreaterThanOrEqual(2);
      expect(ticks.length).toBeLessThanOrEqual(7);
    }
  });

  it('names as many places as fit, the last always', () => {
    expect(labelPlaces(7, 350, 50)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(labelPlaces(30, 300, 50)).toEqual([4, 9, 14, 19, 24, 29]);
    expect(labelPlaces(2, 10, 50)).toEqual([1]);
    expect(labelPlaces(0, 300, 50)).toEqual([]);
  });

  it('keeps the first and the last label within the drawing, and off their neighbours', () => {
    expect(labelAnchor(150, 42, 320)).toEqual({ x: 150, textAnchor: 'middle' });
    expect(labelAnchor(311, 42, 320)).toEqual({ x: 320, textAnchor: 'end' });
    expect(labelAnchor(12, 42, 320)).toEqual({ x: 0, textAnchor: 'start' });
    const [left, right, count, size] = [40, 316, 30, 42];
    const band = (right - left) / count;
    const ends = labelPlaces(count, right - left, labelRoom(size, band, 4)).map((place) => {
      const { x, textAnchor } = labelAnchor(left + (place + 0.5) * band, size, 320);
      return textAnchor === 'end' ? [x - size, x] : [x - size / 2, x + size / 2];
    });
    expect(ends.length).toBeGreaterThan(3);
    const gaps = ends.slice(1).map(([from = 0], index) => from - (ends[index]?.[1] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThan(4);
  });
});

const week = {
  title: 'Weight',
  labels: ['Mon', 'Tue', 'Wed'],
  longLabels: ['Monday', 'Tuesday', 'Wednesday'],
  yLabel: 'kg',
  xLabel: 'day',
};

it('reads its values out by keys and in a table', () => {
  render(
    <LineChart
      {...week}
      series={[
        { name: 'Weight', values: [64.5, null, 64] },
        { name: 'Trend', values: [64.6, 64.5, 64.4] },
      ]}
    />,
  );
  expect(screen.getByRole('figure', { name: 'Weight' })).toBeVisible();
  const slider = screen.getByRole('slider', { name: 'Weight: go through the values' });
  expect(slider).toHaveAttribute('aria-valuetext', 'Wednesday: Weight 64 kg, Trend 64.4 kg');
  fireEvent.change(slider, { target: { value: '1' } });
  expect(slider).toHaveAttribute('aria-valuetext', 'Tuesday: Trend 64.5 kg');
  fireEvent.click(screen.getByText('Show the numbers'));
  const row = within(screen.getByRole('table')).getByRole('row', { name: /Tuesday/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['–', '64.5']);
});

it('reads out what a finger points at', () => {
  const { container } = render(<BarChart {...week} series={[{ name: 'Weight', values: [1, 2, 3] }]} />);
  const drawing = container.querySelector('svg');
  if (!drawing) throw new Error('nothing was drawn');
  fireEvent.pointerDown(drawing, { clientX: 40 });
  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Monday: 1 kg');
});

it('says so when there is nothing to draw', () => {
  render(
    <BarChart
      {...week}
      series={[{ name: 'Weight', values: [null, null, null] }]}
      emptyText="No weight yet."
    />,
  );
  expect(screen.getByText('No weight yet.')).toBeVisible();
  expect(screen.queryByRole('slider')).toBeNull();
});

it('shades where values should lie', () => {
  const { container } = render(
    <LineChart
      {...week}
      series={[{ name: 'Weight', values: [64.5, 65, 64] }]}
      bands={[{ from: 60, to: 70, name: 'Target' }]}
    />,
  );
  const band = container.querySelector('rect');
  expect(Number(band?.getAttribute('height'))).toBeGreaterThan(100);
  expect(container.querySelector('svg')).toHaveTextContent('Target');
});
