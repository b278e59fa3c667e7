/** The grid before its pins are known. */
import { Loading, Skeleton } from '../../kit/ui/states.tsx'
import css from './pin-grid.module.css'

export function GridSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label} className={css.skeletons ?? ''}>
      {Array.from({ length: 10 }, (_, index) => (
        <div key={index} className={css.skeleton}>
          <Skeleton className={css.skeletonPicture ?? ''} height="" radius="var(--radius-16)" />
          <Skeleton width="85%" height="12px" />
          <Skeleton width="50%" height="12px" />
        </div>
      ))}
    </Loading>
  )
}
