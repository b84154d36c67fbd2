import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Projects one after the other, and in each those together that want the same environment: else each change of it ends
 * a worker with all that it has read. */
export class OrderFiles extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const places = Map.groupBy(sorted, ({ project, moduleId }) => {
      const [first] = readFileSync(moduleId, 'utf8').split('\n', 1);
      return `${project.name} ${first!.startsWith('// @vitest-environment')}`;
    });
    return [...places.values()].flat();
  }
}
