import { formatNumber } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/fasting.ts';
import { type Dashboard, rowOf } from './dashboard.ts';
import { FastTile } from './fast-tile.tsx';
import { MoodTile } from './mood-tile.tsx';
import { Progress, Tile, TILE_BUTTON } from './tile.tsx';

const USUAL_WATER_ML = 2000;
const litres = (ml: number): string => `${Number((ml / 1000).toFixed(2))} l`;

type Props = {
  dashboard: Dashboard;
  today: string;
  onWater: (ml: number) => void;
  onMood: (mood: number) => void;
};

function EnergyTile({ kcal, target }: { kcal: number | null; target: Dashboard['target'] }) {
  const left = target && kcal !== null ? target.energy_kcal - kcal : null;
  return (
    <Tile title={t('Energy')} to={paths.diary()}>
      {kcal === null ? (
        <p className="text-muted text-pretty">
          {target
            ? t('Nothing noted yet, of {kcal} kcal.', { kcal: formatNumber(target.energy_kcal) })
            : t('Nothing noted yet today.')}
        </p>
      ) : (
        <p>
          <strong className="font-serif text-3xl tabular-nums">{formatNumber(kcal)}</strong>
          <span className="text-muted ml-1.5">{t('kcal')}</span>
          {left !== null && (
            <span className="text-muted block text-sm">
              {left >= 0
                ? t('{left} left of {all}', {
                    left: formatNumber(left),
                    all: formatNumber(target?.energy_kcal ?? 0),
                  })
                : t('{kcal} above your target', { kcal: formatNumber(-left) })}
            </span>
          )}
        </p>
      )}
      {target && <Progress value={kcal ?? 0} aim={target.energy_kcal} />}
      <Link
        to={target ? paths.diary() : paths.nutrition()}
        className={buttonStyles({ variant: 'secondary', size: 'sm', className: TILE_BUTTON })}
      >
        {target ? t('Note a meal') : t('Work out your target')}
      </Link>
    </Tile>
  );
}

/** Today at a glance. */
export function TodayTiles({ dashboard, today, onWater, onMood }: Props) {
  const row = rowOf(dashboard, today);
  const aim = dashboard.target?.water_ml ?? USUAL_WATER_ML;
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4 @3xl:grid-cols-4">
      <FastTile fast={dashboard.fast} last={dashboard.last_fast} />
      <EnergyTile kcal={row.energy_kcal} target={dashboard.target} />
      <Tile title={t('Water')} to={paths.diary()} className="col-span-2 sm:col-span-1">
        <p>
          <strong className="font-serif text-3xl tabular-nums">{litres(row.water_ml ?? 0)}</strong>
          <span className="text-muted block text-sm">{t('of {litres}', { litres: litres(aim) })}</span>
        </p>
        <Progress value={row.water_ml ?? 0} aim={aim} className="bg-info-700" />
        <Button size="sm" variant="secondary" className={TILE_BUTTON} onClick={() => onWater(250)}>
          {t('Add a glass')}
        </Button>
      </Tile>
      <MoodTile mood={row.mood} onMood={onMood} />
    </div>
  );
}
